/** Counts who holds how many of something at once. */
export class Places {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False when this holder has all the places it may. */
  take(holder: string): boolean {
    const held = this.#held.get(holder) ?? 0;
    if (held >= this.#most) return false;
    this.#held.set(holder, held + 1);
    return true;
  }

  free(holder: string): void {
    const held = (this.#held.get(holder) ?? 1) - 1;
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
  }
}
