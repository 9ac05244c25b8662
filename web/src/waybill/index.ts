export { partyValues, type Party } from "./form/parties.ts";
export { PartyInput } from "./form/PartyInput.tsx";
