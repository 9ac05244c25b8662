let handed: readonly string[] = [];

/** The list hands over the houses of a new main waybill: a thousand ids are too long for an address. */
export function handOverHouses(ids: readonly string[]): void {
  handed = ids;
}

/** What was handed over last, once. */
export function takeHandedHouses(): readonly string[] {
  const ids = handed;
  handed = [];
  return ids;
}

const selections = new Map<string, readonly string[]>();

/** Keeps a selection that is too long for an address while the window is open; gives what stands for it there. */
export function keepSelection(ids: readonly string[]): string {
  const key = `selected-${Date.now()}`;
  selections.set(key, ids);
  return key;
}

/** The waybills that an address names, by their ids or as a selection that was kept; undefined when that one is gone. */
export function waybillsInAddress(text: string): readonly string[] | undefined {
  return text.startsWith("selected-") ? selections.get(text) : text.split(",");
}
