export type { Envelope } from "./cargo-xml.ts";
export { fhl, sentHouseNumber } from "./fhl.ts";
export { fwb } from "./fwb.ts";
export { isInLatinLetters } from "./letters.ts";
export type { AirHouse, AirItem, AirMain, AirParty, AirShipment, Warn, Warning } from "./model.ts";
export { xfwb } from "./xfwb.ts";
export { xfzb } from "./xfzb.ts";
export { readMessages } from "./read-messages.ts";
export type { Note, Reading, Received, ReceivedConsignment, ReceivedHouse, ReceivedMain } from "./received.ts";
