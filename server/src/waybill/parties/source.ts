import { namesToNotify } from "@lading/contract/waybill";
import { isNull } from "drizzle-orm";
import { partySource } from "#party";
import { waybills } from "../tables.ts";

/** The parties that waybills name; those of a void one are not screened again. */
export const waybillParties = partySource(
  waybills,
  {
    customerName: "customer",
    consigneeName: "consignee",
    consigneeCompany: "consignee",
    shipperName: "shipper",
    shipperCompany: "shipper",
    notifyParty: "notifyParty",
  },
  { read: { notifyParty: namesToNotify }, where: isNull(waybills.voidedAt) },
);
