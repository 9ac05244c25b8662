import { writeSync } from "node:fs";

/** Writes bytes and says how many were taken; throws as `fs.writeSync`. */
type Write = (bytes: Buffer) => number;

export interface LogOutputOptions {
  /** Where to; standard output when not given. */
  write?: Write;
  /** How long to wait before a write that failed is tried again, in milliseconds. */
  retryMs?: number;
  /** Most bytes that wait for a disk that is full or a reader that does not read. */
  mostWaiting?: number;
}

/** Lines of all logs of this process that could not be written, for `/metrics`. */
export const lostLogLines = { count: 0 };

/**
 * Standard output as the log's destination, which never makes the server wait or end: while nothing can be written (a
 * full disk, a reader that stalls or is gone), lines wait in memory; those for which there is no room are counted, and
 * their number is logged when writing works again.
 */
export class LogOutput {
  readonly #write: Write;
  readonly #retryMs: number;
  readonly #mostWaiting: number;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ write = (bytes) => writeSync(1, bytes), retryMs = 250, mostWaiting = 256 * 1024 }: LogOutputOptions) {
    this.#write = write;
    this.#retryMs = retryMs;
    this.#mostWaiting = mostWaiting;
  }

  /** Takes a line, its end included. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#timer !== undefined && this.#waitingBytes + bytes.length > this.#mostWaiting) {
      this.#lost += 1;
      lostLogLines.count += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#timer === undefined) this.flush();
  }

  /** Writes what waits, as far as it can. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      this.#writeWaiting();
      if (this.#lost === 0) return;
      const time = new Date().toISOString();
      const told = { level: "warn", time, lost: this.#lost, msg: "lines of the log could not be written and are lost" };
      this.#lost = 0;
      this.#keep(Buffer.from(`${JSON.stringify(told)}\n`));
      this.#writeWaiting();
    } catch {
      // Said by the line above, once there is somewhere to say it.
      this.#timer = setTimeout(() => this.flush(), this.#retryMs).unref();
    }
  }

  #keep(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
  }

  #writeWaiting(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const written = this.#write(next);
      if (written === 0) throw new Error("Nothing was taken");
      this.#waitingBytes -= written;
      // Of a disk with room for half a line, the other half comes later.
      if (written < next.length) this.#waiting[0] = next.subarray(written);
      else this.#waiting.shift();
    }
  }
}
