// `npm run bench`: measures against the built web application; results go to bench/RESULTS.md.
import { join } from "node:path";
import { buildServer, buildWeb, fail, install, root, runToTheEnd } from "./prepare.mjs";

try {
  install({ forWork: true });
  buildWeb();
  runToTheEnd(join(root, "bench", "run.ts"), process.argv.slice(2), { LADING_BENCH_SERVER: buildServer().main });
} catch (error) {
  fail(error);
}
