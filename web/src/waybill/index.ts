export { PersonField } from "./list/fields.ts";
export { DestinationPort } from "./parties/DestinationPort.tsx";
export { goOnAtTimes, usePaste } from "./goods/use-paste.ts";
export { partyValues, type Party } from "./parties/parties.ts";
export { PartyInput } from "./parties/PartyInput.tsx";
export { waybillsInAddress } from "./main/chosen-houses.ts";
