// Checks all types from nothing, as a newcomer's machine does it, and fails when that takes too much memory or work.
// The work is counted in instantiations of types, which are the same on every machine; seconds are not. Linux tells what
// memory a process took; elsewhere that is not checked.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { node24, root, say } from "./prepare.mjs";

const most = { megabytes: 2000, instantiations: 15_000_000, declarationBytes: 40_000 };

const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
const declarations = join(root, "contract", ".tsbuild");
rmSync(declarations, { recursive: true, force: true });
const options = ["-b", "--force", "--builders", "1", "--checkers", "1", "--extendedDiagnostics"];
const compile = spawn(node24(), [tsc, ...options], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
  // The compiler is a Go program. On a busy machine it takes half a gigabyte more before it cleans up, unless told a limit;
  // what truly needs more than that costs work.
  env: { ...process.env, GOMEMLIMIT: "1400MiB" },
});
let printed = "";
compile.stdout.setEncoding("utf8").on("data", (text) => (printed += text));
let megabytes;
const watch = setInterval(() => (megabytes = peakMemory(compile.pid) ?? megabytes), 100);
compile.on("close", (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 1;
  if (code !== 0) return say(printed);
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
  const instantiations = Number(/^Aggregate Instantiations:\s+(\d+)$/m.exec(printed)?.[1] ?? Number.NaN);
  say(`Types: ${megabytes ?? "unknown"} MB at most, ${instantiations} instantiations`);
  if ((megabytes ?? 0) <= most.megabytes && instantiations <= most.instantiations) return [];
  return [
    `More than ${most.megabytes} MB or ${most.instantiations} instantiations: \`tsc -b --force --extendedDiagnostics\` says which package takes it.`,
  ];
}

/** Peak memory of a running process in MB (proc(5)), undefined where there is no such file or process. */
function peakMemory(pid) {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return peak ? Math.round((peak[1] * 1024) / 1e6) : undefined;
  } catch {
    return undefined;
  }
}
