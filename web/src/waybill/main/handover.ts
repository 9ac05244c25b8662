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
