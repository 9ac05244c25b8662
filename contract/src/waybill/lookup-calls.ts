import { z } from "zod";
import { defineCall, id, optionalText, staff, type Call } from "#core";
import { cityNameShown } from "#place";
import { cabinetClassIds } from "./kinds.ts";

export const getWayBillCabinetTypeListByClassId = defineCall({
  path: "/WayBill/GetWayBillCabinetTypeListByClassId",
  summary: "Container types of a cabinet class",
  access: staff(),
  input: z.strictObject({ classId: z.enum(cabinetClassIds).describe("Cabinet class") }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            code: z.string().describe("ISO 6346 size and type code, or LCL and the like"),
            name: z.string().describe("As the trade says it"),
          })
          .meta({ id: "CabinetType" }),
      )
      .describe("Container types"),
  }),
  changes: false,
  refusals: [],
  example: { classId: "40HQ" },
});

export const getWayBillAddressHistoryList = defineCall({
  path: "/WayBill/GetWayBillAddressHistoryList",
  summary: "Shippers or consignees used before on waybills that the user sees, most recent first",
  access: staff(
    "/logisticsManagement/buildWayBillNo:view",
    "/logisticsManagement/checkWayBill:edit",
    "/logisticsManagement/orderWayBill:add",
  ),
  input: z.strictObject({
    role: z.enum(["shipper", "consignee"]).describe("Whose addresses"),
    search: optionalText(80).describe("Part of a name, company, phone number or address"),
  }),
  answer: z.object({
    rows: z
      .array(
        z
          .object({
            id: id.describe("Address"),
            name: z.string().describe("Name"),
            company: z.string().describe("Company"),
            phone: z.string().describe("Phone number"),
            email: z.string().describe("E-mail address"),
            country: z.string().describe("Country, ISO 3166-1 alpha-2"),
            province: z.string().describe("Province or state"),
            city: z.string().describe("City"),
            cityName: cityNameShown,
            address: z.string().describe("Address"),
            postalCode: z.string().describe("Postal code"),
          })
          .meta({ id: "UsedAddress" }),
      )
      .describe("At most 20 addresses"),
  }),
  changes: false,
  refusals: [],
  example: { role: "consignee", search: "riyadh" },
});

export const lookupCalls: readonly Call[] = [getWayBillCabinetTypeListByClassId, getWayBillAddressHistoryList];
