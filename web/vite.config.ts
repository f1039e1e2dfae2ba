import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./tools/service-worker.ts";
import { words, wordsName } from "./tools/words.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker()],
  build: {
    outDir: at("../src/fourfold/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Data addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page is one file instead of thirty.
        codeSplitting: { groups: [{ name: "base", test: /src\/App\.svelte$/ }] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${wordsName(facadeModuleId) ?? "[name]"}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [at("."), at("../src/fourfold/locale")] },
    proxy: { "/api": { target: process.env["FOURFOLD_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
