// `npm start`: installs and builds what has changed, then serves.
import { join } from "node:path";
import { buildWeb, checkPort, fail, install, root, runToTheEnd } from "./prepare.mjs";

try {
  await checkPort();
  install();
  buildWeb();
  runToTheEnd(join(root, "server", "src", "main.ts"), process.argv.slice(2));
} catch (error) {
  fail(error);
}
