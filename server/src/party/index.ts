export { choiceOf, importParties } from "./import.ts";
export { exchangeLicence } from "./licence.ts";
export { PartyRegister } from "./register.ts";
export { bestFirst, finds, foundUnder, holds, holdsPhone } from "./searching.ts";
export { namesWithin, partySource, type PartySource } from "./source.ts";
export { changesOfState, standingOf } from "./state.ts";
export { partiesToScreen } from "./tables.ts";
export { beginScreening, newPartiesTopic, type PartyName } from "./waiting.ts";
