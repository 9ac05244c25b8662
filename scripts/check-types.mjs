// Checks all types from nothing, as a newcomer's machine does it, and fails when that takes too much memory or processor
// time. Linux tells what a process took; elsewhere the types alone are checked.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { node24, root, say } from "./prepare.mjs";

const most = { megabytes: 2000, seconds: 60, declarationBytes: 40_000 };
const ticksASecond = 100;

const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const declarations = join(root, "contract", ".tsbuild");
rmSync(declarations, { recursive: true, force: true });
const compile = spawn(node24(), [tsc, "-b", "--force", "--builders", "1", "--checkers", "1"], {
  cwd: root,
  stdio: "inherit",
  // The compiler is a Go program. On a busy machine it takes half a gigabyte more before it cleans up, unless told a limit;
  // what truly needs more than that costs processor time.
  env: { ...process.env, GOMEMLIMIT: "1400MiB" },
});
let took;
const watch = setInterval(() => (took = tookSoFar(compile.pid) ?? took), 100);
compile.on("exit", (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 1;
  if (code !== 0) return;
  const tooMuch = [...tooLong(), ...tooCostly()];
  if (tooMuch.length === 0) return;
  say(
    `${tooMuch.join("\n")}\nA large type that many places repeat wants a name: contract/src/waybill/forms.ts shows how.`,
  );
  process.exitCode = 1;
});

/** Declarations of the contract that spell structures out instead of naming them. */
function tooLong() {
  return readdirSync(declarations, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(declarations, file)).size > most.declarationBytes)
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => `contract/.tsbuild/${file} is larger than ${most.declarationBytes} bytes.`);
}

function tooCostly() {
  if (took === undefined) return [];
  const { megabytes, seconds } = took;
  say(`Types: ${megabytes} MB at most, ${seconds} s of processor time`);
  if (megabytes <= most.megabytes && seconds <= most.seconds) return [];
  return [
    `More than ${most.megabytes} MB or ${most.seconds} s: \`tsc -b --force --extendedDiagnostics\` says which package takes it.`,
  ];
}

/** Peak memory and processor time of a running process (proc(5)), undefined where there is no such file or process. */
function tookSoFar(pid) {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    // The name in brackets may hold blanks: what follows it begins with field 3.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    const ticks = [14, 15, 16, 17].reduce((sum, field) => sum + Number(stat[field - 3]), 0);
    return peak
      ? { megabytes: Math.round((peak[1] * 1024) / 1e6), seconds: Math.round(ticks / ticksASecond) }
      : undefined;
  } catch {
    return undefined;
  }
}
