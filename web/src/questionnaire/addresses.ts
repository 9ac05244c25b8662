/** The addresses of a field that takes several, and this one, once. */
export function withAddress(typed: string, address: string): string {
  const there = typed
    .split(/[,，،;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const has = there.some((one) => one.toLowerCase() === address.toLowerCase());
  return (has ? there : [...there, address]).join(", ");
}
