export { partySource, type PartySource } from "./source.ts";
export { partiesToScreen } from "./tables.ts";
export { newPartiesTopic, type PartyName } from "./waiting.ts";
