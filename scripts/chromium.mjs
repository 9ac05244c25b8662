// Finds a browser for the tests, and installs Debian's where that is allowed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, say } from "./prepare.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser's path, or undefined when there is none and none can be installed. */
export function chromium() {
  return process.env.LADING_CHROMIUM || find() || (installChromium() ? find() : undefined);
}

function find() {
  if (process.platform === "darwin") return existsSync(macPath) ? macPath : undefined;
  const tool = process.platform === "win32" ? "where" : "which";
  for (const name of names) {
    const [path] = spawnSync(tool, [name], { encoding: "utf8" }).stdout?.split(/\r?\n/) ?? [];
    if (path) return path;
  }
  return undefined;
}

function installChromium() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  say("Installing Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = () => run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env });
  return install() === 0 || (run("apt-get", ["update", "-q"], { env }) === 0 && install() === 0);
}
