export { partyValues, type Party } from "./parties/parties.ts";
export { PartyInput } from "./parties/PartyInput.tsx";
export { waybillsInAddress } from "./main/chosen-houses.ts";
