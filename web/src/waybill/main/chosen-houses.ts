let chosen: readonly string[] = [];

/** The list leaves here which houses a new main waybill is made of: a thousand ids are too long for an address. */
export function leaveChosenHouses(ids: readonly string[]): void {
  chosen = ids;
}

/** The houses chosen last, once. */
export function takeChosenHouses(): readonly string[] {
  const ids = chosen;
  chosen = [];
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
