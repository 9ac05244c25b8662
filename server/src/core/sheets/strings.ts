/**
 * Texts by their number, packed as bytes outside JavaScript's heap: hundreds of thousands of them
 * cost what they are long, and nothing of the file they came from is kept alive.
 */
export class PackedStrings {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  #ends = new Uint32Array(1024);
  #count = 0;

  /** In bytes. */
  get size(): number {
    return this.#endOf(this.#count - 1);
  }

  get count(): number {
    return this.#count;
  }

  add(text: string): void {
    const start = this.size;
    // A character takes at most three bytes for each of its UTF-16 units.
    this.#makeRoom(start + text.length * 3);
    const written = this.#bytes.write(text, start);
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(this.#ends.length * 2);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#ends[this.#count] = start + written;
    this.#count += 1;
  }

  /** Undefined where there is none. */
  get(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined;
    return this.#bytes.toString("utf8", this.#endOf(number - 1), this.#endOf(number));
  }

  #endOf(number: number): number {
    return number < 0 ? 0 : (this.#ends[number] ?? 0);
  }

  #makeRoom(size: number): void {
    if (size <= this.#bytes.length) return;
    const bytes = Buffer.allocUnsafeSlow(Math.max(size, this.#bytes.length * 2));
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }
}
