// `npm start`: installs and builds what has changed, then serves.
import { buildServer, buildWeb, checkPort, fail, install, runToTheEnd } from "./prepare.mjs";

try {
  await checkPort();
  install();
  buildWeb();
  const { main, compiled } = buildServer();
  runToTheEnd(main, process.argv.slice(2), { NODE_COMPILE_CACHE: compiled });
} catch (error) {
  fail(error);
}
