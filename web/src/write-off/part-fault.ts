/** The input of a line's field, `lines.3.amount`, of what was sent: `<record> amount`, as `PartTable` knows it. */
export function partFaultOf(field: string, sent: readonly { recordId: string }[]): string | undefined {
  const [, place, name] = /^lines\.(\d+)\.(amount|waived)$/.exec(field) ?? [];
  const line = sent[Number(place ?? -1)];
  return line && `${line.recordId} ${name}`;
}
