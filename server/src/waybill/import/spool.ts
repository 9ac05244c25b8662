import type { WaybillType } from "@lading/contract/waybill";
import type { ImportedWaybill } from "./form.ts";

/** Waybills of one statement; the server does other work between two of them. */
const atOnce = 100;

/** Checked waybills set aside as bytes until all are checked: tens of thousands of them would fill the memory as objects. */
export class ImportSpool {
  readonly #parts: Buffer[] = [];
  #next: ImportedWaybill[] = [];
  #count = 0;
  /** How many of each type wait for a number to be built. */
  readonly unnumbered = new Map<WaybillType, number>();

  get count(): number {
    return this.#count;
  }

  add(waybill: ImportedWaybill): void {
    const { type, houseNumber } = waybill.form;
    if (houseNumber === "") this.unnumbered.set(type, (this.unnumbered.get(type) ?? 0) + 1);
    this.#count += 1;
    if (this.#next.push(waybill) === atOnce) this.#close();
  }

  /** All of them in order, some at a time. */
  *parts(): Generator<ImportedWaybill[]> {
    if (this.#next.length > 0) this.#close();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `add` was given
    for (const part of this.#parts) yield JSON.parse(part.toString()) as ImportedWaybill[];
  }

  #close(): void {
    this.#parts.push(Buffer.from(JSON.stringify(this.#next)));
    this.#next = [];
  }
}
