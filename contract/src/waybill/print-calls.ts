import { z } from "zod";
import { defineCall, id, languages, madeFile, requiredText, someId, staff, text, type Call } from "#core";
import { mostLabels } from "./piece-code.ts";
import { waybillRefusals as refusals } from "./refusals.ts";

const sees = staff("/logisticsManagement/checkWayBill:view");

const printInput = {
  ids: z.array(id).min(1).max(100).describe("Waybills, in the order of the pages"),
  documentLanguage: z.enum(languages).optional().describe("Language of the document; the request's when left out"),
};

export const createBarCodePdf = defineCall({
  path: "/WayBill/CreateBarCodePdf",
  summary: "Shipping labels of 100 × 150 mm as one PDF, for one or up to a hundred waybills",
  access: sees,
  input: z.strictObject({
    ...printInput,
    eachPiece: z
      .boolean()
      .default(false)
      .describe(
        `A label for each piece, counted n/m, instead of one for each waybill; at most ${mostLabels} labels in all. Its bar code is the house number, a hyphen and the piece's number in four digits (\`DEMOA260000001-0003\`); of an air waybill with an airline's main number it has a second one as airlines read it (IATA Resolution 606: the eleven digits of the number and the piece's number in five, counted over all houses of the number); the QR code stays the waybill's tracking page`,
      ),
    pieceRange: z
      .strictObject({
        from: z.int().min(1).describe("First piece"),
        to: z.int().min(1).describe("Last piece"),
      })
      .optional()
      .describe("Pieces of one waybill whose labels are printed, both ends included; all when left out"),
  }),
  answer: madeFile,
  changes: true,
  refusals: [refusals.voided],
  example: { ids: [someId] },
});

export const createWayBillPdf = defineCall({
  path: "/WayBill/CreateWayBillPdf",
  summary: "Waybills on A4 as one PDF, for one or up to a hundred",
  access: sees,
  input: z.strictObject(printInput),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { ids: [someId] },
});

export const getWayBillShippingLabelPrintInfoByWbNumber = defineCall({
  path: "/WayBill/GetWayBillShippingLabelPrintInfoByWB_Number",
  summary: "Data of a shipping label, by house number, for a caller's own label printer",
  access: sees,
  input: z.strictObject({ WB_Number: requiredText(60).describe("House number") }),
  answer: z
    .object({
      id: id.describe("Waybill"),
      houseNumber: text("House number, as the bar code says it"),
      mainNumber: text("Master number, or the empty text"),
      type: z.int().describe("1 air, 2 sea, 3 air to door, 4 sea to door, 5 express"),
      CompanyName: text("Forwarder"),
      shipperName: text("Shipper"),
      shipperCity: text("Shipper's city"),
      shipperCountry: text("Shipper's country"),
      consigneeName: text("Consignee"),
      consigneeCompany: text("Consignee's company"),
      consigneePhone: text("Consignee's phone number"),
      consigneeAddress: text("Consignee's address"),
      consigneeCity: text("Consignee's city"),
      consigneeCountry: text("Consignee's country"),
      loadingPort: text("Port of loading"),
      destinationPort: text("Port of destination"),
      pieces: z
        .int()
        .describe("Pieces; the bar code of each is the house number, a hyphen and its number in four digits"),
      weight: text("Gross weight in kg"),
      codAmount: text("Cash on delivery; 0.00 for none"),
      codCurrency: text("Its currency"),
      trackingUrl: text("Content of the QR code"),
    })
    .meta({ id: "ShippingLabel" }),
  changes: false,
  refusals: [],
  example: { WB_Number: "DEMOA2600001" },
});

export const printCalls: readonly Call[] = [
  createBarCodePdf,
  createWayBillPdf,
  getWayBillShippingLabelPrintInfoByWbNumber,
];
