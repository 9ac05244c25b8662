import { namesToNotify } from "@lading/contract/waybill";
import { isNull } from "drizzle-orm";
import { partySource } from "#party";
import { awbStocks, waybills } from "../tables.ts";

/** Airlines whose numbers the company keeps in stock. */
export const stockParties = partySource(awbStocks, { airlineName: "carrier" });

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
    carrier: "carrier",
  },
  {
    read: { notifyParty: (text) => (typeof text === "string" ? namesToNotify(text) : []) },
    where: isNull(waybills.voidedAt),
  },
);
