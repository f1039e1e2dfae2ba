// Completes package-lock.json after `npm install` has changed it; `npm run lock` runs both.
// npm may leave out the binaries of other platforms, and `npm ci` then refuses the lock, so this adds them.
// Every package needs its hash. If the registry has none for a version, use an older version of the package that
// depends on it. Addresses of sponsors are removed, so that the lock names no host.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const OS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const CPU = {
  "arm-eabi": "arm",
  "arm-gnueabihf": "arm",
  arm64: "arm64",
  x64: "x64",
  ppc64: "ppc64",
  s390x: "s390x",
  wasm32: "wasm32",
  ia32: "ia32",
};

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
      ...(name.endsWith("-musl")
        ? { libc: ["musl"] }
        : os === "linux" && name.endsWith("-gnu")
          ? { libc: ["glibc"] }
          : {}),
      dev: true,
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
  }
}

/** Returns the hash from the registry, or nothing. */
function hash(name, version) {
  const npm = process.env["npm_execpath"]; // Set by npm run; npm need not be on the path.
  if (!npm) throw new Error("Run this by npm run lock.");
  const asked = spawnSync(process.execPath, [npm, "view", `${name}@${version}`, "dist.integrity"], {
    encoding: "utf8",
  });
  return asked.status === 0 ? asked.stdout.trim() : "";
}

const unknown = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path || entry.integrity) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  entry.integrity = hash(name, entry.version);
  if (!entry.integrity) unknown.push(`${name}@${entry.version}`);
}
if (unknown.length) {
  console.error(`The registry knows no hash of ${unknown.join(", ")}. The lock stays as npm left it.`);
  process.exit(1);
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
