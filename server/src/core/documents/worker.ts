import { parentPort } from "node:worker_threads";
import { createTypst } from "./typst.ts";
import type { RenderJob } from "./typst.ts";

/** A document that was set. */
export interface Made {
  pdf: Uint8Array<ArrayBuffer>;
  pages: number;
}

/** The worker's answer to a job; answers come in the order of the jobs. */
export type RenderAnswer = Made | { problem: string };

const render = createTypst();

parentPort?.on("message", (job: RenderJob) => {
  try {
    // Copied out of the compiler's own memory, so that it can be handed over whole.
    const { pages, ...made } = render(job);
    const pdf = new Uint8Array(made.pdf);
    parentPort?.postMessage({ pdf, pages } satisfies RenderAnswer, [pdf.buffer]);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ problem } satisfies RenderAnswer, []);
  }
});
