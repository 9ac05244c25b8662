/** A file on its way to the server, as the person follows it. */
export interface Sending {
  key: string;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** Bytes that have left. */
  sent: number;
  /** Why it failed. */
  problem?: string;
}

/** How far all of them are together; failed ones do not count. */
export interface SendingTotals {
  sent: number;
  bytes: number;
  done: number;
  files: number;
}

/** Sends one file; rejects when that fails, or when the signal aborts. */
type Send = (file: File, options: { onProgress: (bytes: number) => void; signal: AbortSignal }) => Promise<void>;

interface QueueOptions {
  send: Send;
  /** Message to the person about a failed file. */
  problemOf: (error: unknown) => string;
  onChange: (items: readonly Sending[]) => void;
}

/**
 * Sends files one after the other. A failed file waits for the person while the others go on; files sent before stay
 * sent. A cancelled file is gone.
 */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #aborts = new Map<string, AbortController>();
  #items: readonly Sending[] = [];
  #running = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Files in all that are not failed: those to come, too. */
  get items(): readonly Sending[] {
    return this.#items;
  }

  add(files: readonly File[]): void {
    const added = files.map((file): Sending => ({ key: crypto.randomUUID(), file, state: "waiting", sent: 0 }));
    this.#set([...this.#items, ...added]);
    void this.#run();
  }

  /** Puts one that failed in the row again. */
  again(key: string): void {
    this.#change(key, { state: "waiting", sent: 0 });
    void this.#run();
  }

  /** Ends one that is on its way or waits, or forgets one that failed. */
  cancel(key: string): void {
    this.#set(this.#items.filter((item) => item.key !== key));
    this.#aborts.get(key)?.abort();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#sendOne(next);
    this.#running = false;
    // The total is of one go: when nothing more is to be sent, what was is history.
    this.#set(this.#items.filter(({ state }) => state === "failed"));
  }

  #next(): Sending | undefined {
    return this.#items.find(({ state }) => state === "waiting");
  }

  async #sendOne({ key, file }: Sending): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(key, abort);
    this.#change(key, { state: "sending", sent: 0 });
    try {
      const onProgress = (sent: number) => this.#change(key, { sent });
      await this.#options.send(file, { onProgress, signal: abort.signal });
      this.#change(key, { state: "done", sent: file.size });
    } catch (error) {
      if (!abort.signal.aborted) this.#change(key, { state: "failed", problem: this.#options.problemOf(error) });
    } finally {
      this.#aborts.delete(key);
    }
  }

  #change(key: string, change: Partial<Sending>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly Sending[]): void {
    this.#items = items;
    this.#options.onChange(items);
  }
}

/** How far these are together; undefined when none is on its way. */
export function totalsOf(items: readonly Sending[]): SendingTotals | undefined {
  if (!items.some(({ state }) => state === "waiting" || state === "sending")) return undefined;
  const counted = items.filter(({ state }) => state !== "failed");
  return {
    sent: counted.reduce((sum, { sent }) => sum + sent, 0),
    bytes: counted.reduce((sum, { file }) => sum + file.size, 0),
    done: counted.filter(({ state }) => state === "done").length,
    files: counted.length,
  };
}
