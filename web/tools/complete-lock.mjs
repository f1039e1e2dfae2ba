// Run after `npm install` has changed package-lock.json (npm run lock does both).
// A registry that lacks the binaries of other platforms makes npm leave them out, and `npm ci` then
// refuses the lock; so we name them. Addresses of sponsors go: the lock shall name no host.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const OS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const CPU = { "arm-eabi": "arm", "arm-gnueabihf": "arm", "arm64": "arm64", "x64": "x64", "ppc64": "ppc64", "s390x": "s390x", "wasm32": "wasm32", "ia32": "ia32" };

const lock = JSON.parse(readFileSync(FILE, "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const os = OS.find((one) => name.includes(`-${one}-`));
    const cpu = Object.entries(CPU).find(([part]) => name.includes(`-${part}`))?.[1];
    if (lock.packages[`node_modules/${name}`] || !cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(name.endsWith("-musl") ? { libc: ["musl"] } : os === "linux" && name.endsWith("-gnu") ? { libc: ["glibc"] } : {}),
      dev: true,
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
