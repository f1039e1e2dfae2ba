/** Saves pictures as the server draws them. */
import { rastered, save } from "../../browser/download.ts";

const blobOf = (svg: string) => new Blob([svg], { type: "image/svg+xml" });

export const saveSvg = (svg: string, name: string): void => save(blobOf(svg), `${name}.svg`);

export async function savePng(svg: string, name: string): Promise<void> {
  save(await rastered(blobOf(svg)), `${name}.png`);
}
