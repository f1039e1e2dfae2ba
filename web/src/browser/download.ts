/** Files to save: pictures of the server as they are, or as PNG. */

/** Saves a file under a name. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetches an SVG and returns it as PNG, `width` pixels wide. */
export async function png(address: string, width = 1200): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return rastered(await answer.blob(), width);
}

/** Returns an SVG as PNG, `width` pixels wide. */
export async function rastered(svg: Blob, width = 1200): Promise<Blob> {
  const source = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / (image.naturalWidth || width)) || width;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((done, failed) =>
      canvas.toBlob((made) => (made ? done(made) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(source);
  }
}
