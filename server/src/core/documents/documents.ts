import { Worker } from "node:worker_threads";
import { printable, printableJson } from "./printable.ts";
import type { Picture, RenderJob } from "./typst.ts";
import type { Made, RenderAnswer } from "./worker.ts";

/** Makes PDF documents from Typst templates, off the server's thread. */
export interface Documents {
  /**
   * Sets a template with its data and gives the PDF, which bears the title. The template reads the data as `data` and shows pictures
   * with `picture("name.svg")`; the worker draws bar codes and QR codes. Rejects with a DocumentError when the template does not compile, when the
   * worker dies over it or takes longer than a minute, and at once when too many documents wait.
   */
  render(source: DocumentSource): Promise<Uint8Array>;
  /**
   * Sets a long document part by part and puts the pages of all into one. Setting takes some 10 KB a table cell: this way
   * only one part's are held at a time, and others' documents are made in between. `whole` is the template of the pages,
   * which it reads as `data.pages` and shows with `picture(page.part, page: page.number)`. Rejects as `render` does.
   */
  renderInParts(template: string, parts: readonly unknown[], whole: WholeDocument): Promise<Uint8Array>;
  /** Refuses what still waits and ends the worker. */
  close(): Promise<void>;
}

/** A document to be set: its template in Typst, what the template shows, and the title that viewers name it by. */
export interface DocumentSource {
  title: string;
  template: string;
  data: unknown;
  /** Pictures by file name. */
  pictures?: Record<string, Picture>;
}

/** Template around every page of a document set in parts, with its data. */
interface WholeDocument extends DocumentSource {
  data: Readonly<Record<string, unknown>>;
}

/** Why a document could not be made: `busy` passes by itself, `failed` does not. */
export class DocumentError extends Error {
  readonly reason: "busy" | "failed";
  constructor(reason: "busy" | "failed", message: string) {
    super(message);
    this.name = "DocumentError";
    this.reason = reason;
  }
}

interface Waiting {
  job: RenderJob;
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}

interface Settings {
  /** Documents that may wait, besides the one in work. */
  maxWaiting: number;
  maxMilliseconds: number;
  /** The worker's script. */
  worker: URL;
}

const usual: Settings = {
  maxWaiting: 200,
  maxMilliseconds: 60_000,
  worker: new URL("worker.ts", import.meta.url),
};

const imageName = /^[a-z0-9][a-z0-9-]*\.(svg|png|jpg|pdf)$/;

/** Documents made one after another in one worker thread, which starts with the first and is replaced when it dies. */
export function createDocuments(settings: Partial<Settings> = {}): Documents {
  return new DocumentQueue({ ...usual, ...settings });
}

class DocumentQueue implements Documents {
  readonly #settings: Settings;
  readonly #waiting: Waiting[] = [];
  #current: Waiting | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async render(source: DocumentSource): Promise<Uint8Array> {
    return (await this.#made(source, false)).pdf;
  }

  async renderInParts(template: string, parts: readonly unknown[], whole: WholeDocument): Promise<Uint8Array> {
    const pages: { part: string; number: number }[] = [];
    const pictures: Record<string, Picture> = {};
    for (const [place, data] of parts.entries()) {
      // Parts in turn: queued at once they would keep everybody else's documents waiting.
      // oxlint-disable-next-line no-await-in-loop
      const made = await this.#made({ title: whole.title, template, data }, true);
      const part = `part-${place + 1}.pdf`;
      pictures[part] = made.pdf;
      for (let number = 1; number <= made.pages; number += 1) pages.push({ part, number });
    }
    return await this.render({ ...whole, data: { ...whole.data, pages }, pictures });
  }

  async #made({ title, template, data, pictures: images = {} }: DocumentSource, isPart: boolean): Promise<Made> {
    const badName = Object.keys(images).find((name) => !imageName.test(name));
    if (badName !== undefined) throw new RangeError(`Not a picture's name: ${badName}`);
    if (this.#closed) throw new DocumentError("failed", "Documents are closed");
    if (this.#waiting.length >= this.#settings.maxWaiting) throw new DocumentError("busy", "Too many documents wait");
    const job = { template, title: printable(title), isPart, data: printableJson(data), images };
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#giveUp("Documents are closed");
    for (const { reject } of this.#waiting.splice(0)) reject(new DocumentError("failed", "Documents are closed"));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#current = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(next.job, []);
    this.#timer = setTimeout(() => this.#replace("The document took too long"), this.#settings.maxMilliseconds);
  }

  #start(): Worker {
    const worker = new Worker(this.#settings.worker);
    worker.on("message", (answer: RenderAnswer) => {
      if (worker === this.#worker) this.#settle(answer);
    });
    worker.on("error", (error) => this.#lost(worker, `The worker failed: ${String(error)}`));
    worker.on("exit", (code) => this.#lost(worker, `The worker ended with ${code}`));
    return worker;
  }

  #settle(answer: RenderAnswer): void {
    clearTimeout(this.#timer);
    const done = this.#current;
    this.#current = null;
    // An idle worker does not keep the process alive.
    this.#worker?.unref();
    if ("pdf" in answer) done?.resolve(answer);
    else done?.reject(new DocumentError("failed", answer.problem));
    this.#next();
  }

  #lost(worker: Worker, problem: string): void {
    if (worker === this.#worker) this.#replace(problem);
  }

  #replace(problem: string): void {
    const worker = this.#worker;
    this.#giveUp(problem);
    void worker?.terminate();
    this.#next();
  }

  #giveUp(problem: string): void {
    clearTimeout(this.#timer);
    const lost = this.#current;
    this.#current = null;
    this.#worker = null;
    lost?.reject(new DocumentError("failed", problem));
  }
}
