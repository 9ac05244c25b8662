/** As what a party of one's own is known; `director`: a customer's director or legal person. */
export const partyKinds = ["customer", "director", "supplier", "consignee", "shipper", "notifyParty"] as const;
export type PartyKind = (typeof partyKinds)[number];
