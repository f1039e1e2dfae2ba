import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORDS = /^\/assets\/words-/;

/** Writes /sw.js: the source of the worker with the lists of the page's files and of the words of all languages. */
export function serviceWorker(): Plugin {
  return {
    name: "fourfold-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort();
      const words = files.filter((name) => WORDS.test(name));
      const source = readFileSync(fileURLToPath(new URL("service-worker.js", import.meta.url)), "utf8");
      const shell = ["/", "/manifest.webmanifest", "/icon.svg", ...files.filter((name) => !WORDS.test(name))];
      // Names of assets contain hashes of their contents, so the list of names identifies the version.
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace("__VERSION__", () => JSON.stringify(version))
          .replace("__SHELL__", () => JSON.stringify(shell))
          .replace("__WORDS__", () => JSON.stringify(words)),
      });
    },
  };
}
