export { partyValues, type Party } from "./form/parties.ts";
export { PartyInput } from "./form/PartyInput.tsx";
export { waybillsInAddress } from "./main/handover.ts";
