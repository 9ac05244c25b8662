import { randomUUIDv7 } from "node:crypto";

let last = "";

/**
 * A UUID of version 7 above every one that this process took before. Those made within one millisecond do not ascend by
 * themselves (RFC 9562, section 6.2), and what one transaction writes has one time: its order would be a matter of chance.
 */
export function ascendingId(): string {
  const id = randomUUIDv7();
  last = id > last ? id : after(last);
  return last;
}

/** The next number: the random end of an id has room for more than a process ever takes within a millisecond. */
function after(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll("-", "")}`) + 1n).toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
