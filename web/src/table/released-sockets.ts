/** Hands open sockets from a table to the next game, whose page is another one. */
import type { Socket } from "../server/live.ts";

/** How long a socket waits for the page of the next game before it is closed. */
export const RELEASED_MS = 10_000;

class ReleasedSockets {
  private readonly waiting = new Map<Socket, { readonly table: string; readonly timer: number }>();

  /** Keeps a socket for a table, if there is one, until it is taken, lost or too old. */
  add(table: string, socket: Socket | null): void {
    if (!socket) return;
    const timer = Number(
      setTimeout(() => {
        this.remove(socket);
        socket.close();
      }, RELEASED_MS),
    );
    this.waiting.set(socket, { table, timer });
    socket.onclose = () => this.remove(socket);
  }

  /** Returns a socket that was kept for a table; null if there is none. */
  take(table: string): Socket | null {
    for (const [socket, kept] of this.waiting) {
      if (kept.table !== table) continue;
      this.remove(socket);
      return socket;
    }
    return null;
  }

  private remove(socket: Socket): void {
    clearTimeout(this.waiting.get(socket)?.timer);
    this.waiting.delete(socket);
  }
}

export const releasedSockets = new ReleasedSockets();
