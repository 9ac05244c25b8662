// `node scripts/run.mjs FILE …`: runs a TypeScript file of this repository under Node 24.
import { resolve } from "node:path";
import { fail, install, runToTheEnd, Stop } from "./prepare.mjs";

try {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Stop("Usage: node scripts/run.mjs FILE [arguments]");
  install();
  runToTheEnd(resolve(file), args);
} catch (error) {
  fail(error);
}
