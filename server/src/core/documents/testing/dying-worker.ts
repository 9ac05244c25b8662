import { parentPort } from "node:worker_threads";
import type { RenderJob } from "../typst.ts";

// Does what the worker does, and dies over the template "die".
parentPort?.on("message", (job: RenderJob) => {
  if (job.template === "die") process.exit(3);
});

await import("../worker.ts");
