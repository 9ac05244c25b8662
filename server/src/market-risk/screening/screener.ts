import { Worker } from "node:worker_threads";
import type { Found, ScreeningAnswer, ScreeningAsk, SearchedEntry } from "./worker.ts";

type WithoutId<A> = A extends unknown ? Omit<A, "id"> : never;
type Ask = WithoutId<ScreeningAsk>;

interface Search {
  field: "name" | "address";
  texts: readonly string[];
  leastScore: number;
}

interface Waiting {
  resolve: (answer: ScreeningAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * Searches lists by likeness in a thread of its own, so that neither building an index of 40,000 names nor screening
 * 20,000 parties keeps other calls waiting. A company's lists are put there when they are first asked for.
 */
class Screener {
  #worker: Worker | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #putting = new Map<string, Promise<void>>();

  /** Entries like each text, best first; null for a text with nothing to compare. `read` gives all entries in parts. */
  async search(
    key: string,
    search: Search,
    read: () => AsyncIterable<SearchedEntry[]>,
  ): Promise<readonly (Found[] | null)[]> {
    for (let tries = 0; tries < 3; tries += 1) {
      const { field, leastScore, texts } = search;
      const answer = await this.#ask({ kind: "search", key, field, leastScore, texts: [...texts] });
      if ("found" in answer) return answer.found;
      await this.#put(key, read);
    }
    throw new Error("The lists were put out again before they were searched");
  }

  async #put(key: string, read: () => AsyncIterable<SearchedEntry[]>): Promise<void> {
    const begun = this.#putting.get(key);
    if (begun) {
      // Another's transaction reads them; should it fail, the next try reads them by its own.
      await begun.catch(() => undefined);
      return;
    }
    const putting = this.#putAll(key, read);
    this.#putting.set(key, putting);
    try {
      await putting;
    } finally {
      this.#putting.delete(key);
    }
  }

  async #putAll(key: string, read: () => AsyncIterable<SearchedEntry[]>): Promise<void> {
    for await (const entries of read()) await this.#ask({ kind: "put", key, entries, isLast: false });
    await this.#ask({ kind: "put", key, entries: [], isLast: true });
  }

  async #ask(ask: Ask): Promise<ScreeningAnswer> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#lastId += 1);
    const answer = await new Promise<ScreeningAnswer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ ...ask, id }, []);
    });
    if ("problem" in answer) throw new Error(`Screening: ${answer.problem}`);
    return answer;
  }

  #start(): Worker {
    const worker = new Worker(new URL("worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", (answer: ScreeningAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    const lost = (problem: string) => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new Error(problem));
      this.#waiting.clear();
    };
    worker.on("error", (error) => lost(`The screening failed: ${String(error)}`));
    worker.on("exit", (code) => lost(`The screening ended with ${code}`));
    return worker;
  }
}

/** Shared by the whole process: an index is memory. */
export const screener = new Screener();
