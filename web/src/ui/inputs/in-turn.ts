/** Of two lists one entry each by turns: of a city with many airports no seaport would else be among the first. */
export function inTurn<Row>(some: readonly Row[], others: readonly Row[]): Row[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, place) => [
    ...some.slice(place, place + 1),
    ...others.slice(place, place + 1),
  ]).flat();
}
