import { z } from "zod";
import {
  defineCall,
  id,
  isDecimal,
  moment,
  optionalText,
  orEmpty,
  positiveDecimal,
  requiredText,
  rule,
  someId,
  staff,
  text,
  type Call,
} from "#core";
import { fileRefusals, storedFile } from "#files";
import { lineVolume, measure, waybillRefusals } from "#waybill";
import { receiptRefusals as refusals } from "./refusals.ts";

export * from "./refusals.ts";

const page = "/logisticsManagement/orderWayBill";

/** Pictures of one receipt (catalogue §9: goods files). */
export const mostPhotos = 9;
/** Waybills that goods are taken in for at once. */
export const mostReceivedAtOnce = 50;
/** Lines of one receipt. */
export const mostReceiptLines = 50;

const centimetres = orEmpty(positiveDecimal(2).refine((value) => !isDecimal(value, 2) || Number(value) <= 99_999));

const line = z.strictObject({
  pieces: z.int().min(1).max(99_999).describe("Pieces"),
  lengthCm: centimetres.describe("Length of a piece in cm"),
  widthCm: centimetres.describe("Width of a piece in cm"),
  heightCm: centimetres.describe("Height of a piece in cm"),
  volume: orEmpty(measure(99_999)).describe("Volume of the line in m³, instead of the measures of a piece"),
  weight: measure(99_999_999).describe("Gross weight of the line in kg"),
});
export type ReceiptLine = z.output<typeof line>;

/** Volume of a line in m³ with three decimals; undefined while it has neither measures nor a volume. */
export function receivedVolume({ pieces, volume, ...box }: ReceiptLine): string | undefined {
  return volume === ""
    ? lineVolume({ ...box, boxCount: pieces, boxVolume: "" })
    : lineVolume({ lengthCm: "", widthCm: "", heightCm: "", boxCount: 1, boxVolume: volume });
}

/** A number that is none has its own message already. */
function isMeasurable({ pieces: _pieces, weight: _weight, ...texts }: ReceiptLine): boolean {
  return Object.values(texts).every((size) => size === "" || isDecimal(size, 3));
}

const entry = z
  .strictObject({
    waybillId: id.describe("Waybill"),
    lines: z.array(line).min(1).max(mostReceiptLines).describe("Goods received, as measured"),
    isLast: z.boolean().default(false).describe("Nothing more will come, although pieces are missing"),
    location: optionalText(60).describe("Shelf or place in the warehouse"),
    remark: optionalText(300).describe("Remark"),
    photoIds: z.array(id).max(mostPhotos).default([]).describe("Uploaded pictures (use `goodsPhoto`)"),
  })
  .superRefine(({ lines }, context) => {
    lines.forEach((one, place) => {
      if (isMeasurable(one) && receivedVolume(one) === undefined)
        context.addIssue({ code: "custom", path: ["lines", place, "volume"], ...rule(waybillRefusals.itemMeasures) });
    });
  });

const storage = {
  waybillId: id.describe("Waybill"),
  houseNumber: text("House number"),
  customerName: text("Customer"),
  consigneeName: text("Consignee"),
  productName: text("Goods name"),
  warehouseId: id.nullable().describe("Warehouse that the waybill names"),
  declaredPieces: z.int().describe("Pieces of the waybill"),
  declaredWeight: text("Gross weight of the waybill in kg"),
  declaredVolume: text("Volume of the waybill in m³"),
  receivedPieces: z.int().describe("Pieces received so far"),
  receivedWeight: text("Weight received so far in kg"),
  receivedVolume: text("Volume received so far in m³"),
  isStored: z.boolean().describe("All pieces are in, or nothing more will come"),
  voided: z.boolean().describe("Voided: nothing can be received"),
};

export const waybillStorage = z.object(storage).meta({ id: "WaybillStorage" });
export type WaybillStorage = z.output<typeof waybillStorage>;

export const goodsReceipt = z
  .object({
    id: id.describe("Receipt"),
    receiptNumber: text("Its number"),
    receivedAt: moment.describe("When the goods came"),
    warehouse: text("Code and name of the warehouse"),
    pieces: z.int().describe("Pieces"),
    weight: text("Gross weight in kg"),
    volume: text("Volume in m³"),
    difference: z
      .enum(["none", "more", "short"])
      .describe("`more`: with it there were more pieces than declared; `short`: nothing more will come, pieces miss"),
    declaredPieces: z.int().describe("Pieces of the waybill when the goods came"),
    location: text("Shelf or place in the warehouse"),
    remark: text("Remark"),
    photos: z.array(storedFile).describe("Pictures"),
    createdByName: text("Who took the goods in"),
    withdrawnByName: text("Who withdrew the receipt, or the empty text"),
    withdrawnAt: moment.nullable().describe("When it was withdrawn"),
    withdrawReason: text("Why it was withdrawn, or the empty text"),
  })
  .meta({ id: "GoodsReceipt" });
export type GoodsReceipt = z.output<typeof goodsReceipt>;

export const waybillGoodsWarehousing = defineCall({
  path: "/WayBill/WaybillGoodsWarehousing",
  summary: "Take goods of one or more waybills into a warehouse, all or none",
  description:
    "The first receipt of a waybill adds the event “Received at warehouse” at its time. Pieces that differ from what is still to come are refused until they are confirmed.",
  access: staff(`${page}:edit`),
  input: z.strictObject({
    warehouseId: id.describe("Warehouse"),
    receivedAt: moment.describe("When the goods came, ISO 8601 in UTC"),
    entries: z.array(entry).min(1).max(mostReceivedAtOnce).describe("Goods received, for each waybill"),
    confirmed: z.boolean().default(false).describe("Differing pieces were checked"),
  }),
  answer: z.object({
    receipts: z
      .array(
        z.object({
          waybillId: id.describe("Waybill"),
          receiptNumber: text("Number of its receipt"),
          isStored: z.boolean().describe("Its goods are all in"),
        }),
      )
      .describe("A receipt for each waybill, in the order asked"),
  }),
  changes: true,
  refusals: [
    refusals.piecesDiffer,
    refusals.isMain,
    refusals.voided,
    refusals.inFuture,
    refusals.twice,
    waybillRefusals.warehouseNeeded,
    waybillRefusals.decimals,
    waybillRefusals.itemMeasures,
    fileRefusals.gone,
  ],
  example: {
    warehouseId: someId,
    receivedAt: "2026-11-21T08:30:00Z",
    entries: [
      {
        waybillId: someId,
        lines: [{ pieces: 2, lengthCm: "100", widthCm: "120", heightCm: "110", weight: "301.5" }],
        location: "A-03-2",
      },
    ],
  },
});

export const getWaybillStorageInfo = defineCall({
  path: "/WayBill/GetWaybillStorageInfo",
  summary: "A waybill's declared goods and its goods in the warehouse, by its house number or id",
  access: staff(`${page}:view`),
  input: z.strictObject({
    number: optionalText(60).describe("House number or the bar code of one of its pieces, as typed or scanned"),
    waybillId: id.nullable().default(null).describe("Or the waybill itself"),
  }),
  answer: z.object({
    storage: waybillStorage.describe("Declared and received"),
    receipts: z.array(goodsReceipt).describe("Its receipts, newest first, withdrawn ones as well"),
  }),
  changes: false,
  refusals: [refusals.noWaybill, refusals.isMain],
  example: { number: "DEMOA2600001" },
});

export const withdrawGoodsReceipt = defineCall({
  path: "/WayBill/WithdrawGoodsReceipt",
  summary: "Withdraw a wrong receipt, with a reason; it stays to be read",
  description: "The event that it added is withdrawn with it; where other receipts remain, theirs takes its place.",
  access: staff(`${page}:delete`),
  input: z.strictObject({ id: id.describe("Receipt"), reason: requiredText(200).describe("Why") }),
  answer: z.object({}),
  changes: true,
  refusals: [refusals.withdrawn],
  example: { id: someId, reason: "Counted twice" },
});

export const goodsReceiptCalls: readonly Call[] = [
  waybillGoodsWarehousing,
  getWaybillStorageInfo,
  withdrawGoodsReceipt,
];
