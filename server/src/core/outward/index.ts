export { AddressNotAllowed, HostUnknown, looksOutward, outwardAddress, pinned } from "./outward.ts";
export type { OutwardAddress, OutwardOptions } from "./outward.ts";
