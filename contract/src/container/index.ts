import { z } from "zod";
import {
  coreRefusals,
  decimal,
  defineCall,
  id,
  languages,
  madeFile,
  optionalText,
  orEmpty,
  rule,
  someId,
  staff,
  text,
  version,
  type Call,
} from "#core";
import { cabinetClasses, cabinetClassIds, measure, mostHouses, typedContainerNumber, waybillRefusals } from "#waybill";
import { containerRefusals as refusals } from "./refusals.ts";

export * from "./capacity.ts";
export * from "./refusals.ts";
export * from "./type-text.ts";

/** Most containers under one main waybill. */
export const mostContainers = 200;

const sees = staff("/logisticsManagement/checkWayBill:view");
const packs = staff("/logisticsManagement/checkWayBill/packing:edit");

const amounts = {
  pieces: z.int().describe("Pieces"),
  weight: text("Gross weight in kg"),
  volume: text("Volume in m³"),
};
const box = {
  containerNumber: text("Container number (ISO 6346)"),
  cabinetClass: z.enum(cabinetClassIds).describe("Cabinet class"),
  cabinetType: text("ISO 6346 size and type code, or the empty text"),
  sealNumber: text("Seal numbers, separated by commas; or the empty text"),
};

export const packedHouse = z
  .object({
    waybillId: id.describe("House"),
    houseNumber: text("Its number"),
    consigneeName: text("Consignee"),
    ...amounts,
  })
  .meta({ id: "PackedHouse" });

export const container = z
  .object({
    id: id.describe("Container"),
    ...box,
    numberFlagged: z.boolean().describe("It came from others with a wrong check digit: kept, and flagged"),
    tareWeight: text("Tare weight, kg; or the empty text"),
    maxPayload: text("Most that it may carry, kg, as its plate says; or the empty text"),
    remark: text("Remark"),
    ...amounts,
    alsoIn: z.array(z.string()).describe("Other master waybills under way that name the same container"),
    packed: z.array(packedHouse).describe("Houses packed in it"),
    version: version.describe("Version for a later edit"),
  })
  .meta({ id: "Container" });
export type Container = z.output<typeof container>;

export const packableHouse = z
  .object({
    id: id.describe("House"),
    houseNumber: text("Its number"),
    consigneeName: text("Consignee"),
    productName: text("Goods name"),
    ...amounts,
    remainingPieces: z.int().describe("Pieces in no container yet; below zero when more is packed than the house has"),
    remainingWeight: text("kg in no container yet"),
    remainingVolume: text("m³ in no container yet"),
    containerNumber: text("Container that the house's own form names, or the empty text"),
  })
  .meta({ id: "PackableHouse" });
export type PackableHouse = z.output<typeof packableHouse>;

export const getContainerList = defineCall({
  path: "/WayBill/GetContainerList",
  summary: "The containers of a sea master waybill, what is in each, and what remains to be packed",
  access: sees,
  input: z.strictObject({ waybillId: id.describe("Master waybill") }),
  answer: z.object({
    containers: z.array(container).describe("Containers, in the order of their numbers"),
    houses: z.array(packableHouse).describe(`Houses under the master waybill, at most ${mostHouses}`),
  }),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

const givenNumber = typedContainerNumber.refine((number) => number !== "", rule(coreRefusals.required));
const fields = {
  containerNumber: givenNumber.describe("Container number (ISO 6346) with its check digit"),
  cabinetClass: z.enum(cabinetClassIds).describe("Cabinet class"),
  cabinetType: optionalText(10).describe("Container type of that class, ISO 6346 size and type code"),
  sealNumber: optionalText(80).describe("Seal numbers, separated by commas"),
  tareWeight: orEmpty(measure(99_999)).describe("Tare weight, kg"),
  maxPayload: orEmpty(measure(99_999)).describe("Most that it may carry, kg, as its plate says"),
  remark: optionalText(200).describe("Remark"),
};
const typeOfClass = (value: { cabinetClass: keyof typeof cabinetClasses; cabinetType: string }) =>
  value.cabinetType === "" || Object.hasOwn(cabinetClasses[value.cabinetClass].types, value.cabinetType);
const wrongType = { ...rule(coreRefusals.invalid), path: ["cabinetType"] };

const saved = {
  alsoIn: z.array(z.string()).describe("Other master waybills under way that name the same container"),
  version: version.describe("Version for a later edit"),
};
const containerFieldRefusals = [
  waybillRefusals.containerFormat,
  waybillRefusals.containerCheck,
  waybillRefusals.decimals,
  waybillRefusals.voided,
  refusals.onceInMain,
];

export const addContainer = defineCall({
  path: "/WayBill/AddContainer",
  summary: "Add a container to a sea master waybill",
  access: packs,
  input: z.strictObject({ waybillId: id.describe("Master waybill"), ...fields }).refine(typeOfClass, wrongType),
  answer: z.object({ id: id.describe("The new container"), ...saved }),
  changes: true,
  refusals: [...containerFieldRefusals, refusals.seaMainOnly],
  example: { waybillId: someId, containerNumber: "CSQU3054383", cabinetClass: "40HQ", cabinetType: "45G1" },
});

export const editContainer = defineCall({
  path: "/WayBill/EditContainer",
  summary: "Change a container",
  access: packs,
  input: z
    .strictObject({ id: id.describe("Container"), ...fields, version: version.describe("Version it was read with") })
    .refine(typeOfClass, wrongType),
  answer: z.object(saved),
  changes: true,
  refusals: containerFieldRefusals,
  example: { id: someId, containerNumber: "CSQU3054383", cabinetClass: "40HQ", sealNumber: "CN4711", version: 1 },
});

export const deleteContainer = defineCall({
  path: "/WayBill/DeleteContainer",
  summary: "Delete a container; what was packed into it remains to be packed again",
  access: packs,
  input: z.strictObject({ id: id.describe("Container"), version: version.describe("Version it was read with") }),
  answer: z.object({ unpacked: z.int().describe("Houses that were in it") }),
  changes: true,
  refusals: [waybillRefusals.voided],
  example: { id: someId, version: 1 },
});

const packed = z.object({ version: version.describe("The container's new version") });

export const packContainer = defineCall({
  path: "/WayBill/PackContainer",
  summary: "Say how much of each house is in a container",
  description: "All or nothing. It replaces what was said of these houses before; 0 pieces takes a house out of it.",
  access: packs,
  input: z.strictObject({
    id: id.describe("Container"),
    rows: z
      .array(
        z.strictObject({
          waybillId: id.describe("House under the container's master waybill"),
          pieces: z.int().min(0).max(9_999_999).describe("Pieces in this container"),
          weight: decimal(3).describe("Gross weight in kg of these pieces"),
          volume: decimal(3).describe("Volume in m³ of these pieces"),
        }),
      )
      .min(1)
      .max(mostHouses)
      .refine((rows) => new Set(rows.map(({ waybillId }) => waybillId)).size === rows.length)
      .describe("Houses, each once"),
    version: version.describe("Version of the container that it was read with"),
  }),
  answer: packed,
  changes: true,
  refusals: [refusals.moreThanRemains, refusals.notUnderMain, waybillRefusals.voided],
  example: { id: someId, rows: [{ waybillId: someId, pieces: 4, weight: "120.5", volume: "0.8" }], version: 1 },
});

export const packRemaining = defineCall({
  path: "/WayBill/PackRemaining",
  summary: "Pack all that remains of some houses, or of all, into a container",
  access: packs,
  input: z.strictObject({
    id: id.describe("Container"),
    waybillIds: z.array(id).max(mostHouses).default([]).describe("Houses; none for all under the master waybill"),
    version: version.describe("Version of the container that it was read with"),
  }),
  answer: packed,
  changes: true,
  refusals: [refusals.nothingRemains, refusals.notUnderMain, waybillRefusals.voided],
  example: { id: someId, version: 1 },
});

export const getWayBillContainerList = defineCall({
  path: "/WayBill/GetWayBillContainerList",
  summary: "In which containers a house waybill is packed",
  access: sees,
  input: z.strictObject({ waybillId: id.describe("House waybill") }),
  answer: z.object({
    rows: z
      .array(z.object({ id: id.describe("Container"), ...box, ...amounts }).meta({ id: "ContainerOfHouse" }))
      .describe("Containers with what of the house is in each"),
  }),
  changes: false,
  refusals: [],
  example: { waybillId: someId },
});

export const createContainerPackingListPdf = defineCall({
  path: "/WayBill/CreateContainerPackingListPdf",
  summary: "The packing list of a container as a PDF",
  access: sees,
  input: z.strictObject({
    id: id.describe("Container"),
    documentLanguage: z.enum(languages).optional().describe("Language of the document; the request's when left out"),
  }),
  answer: madeFile,
  changes: true,
  refusals: [],
  example: { id: someId },
});

export const containerCalls: readonly Call[] = [
  getContainerList,
  addContainer,
  editContainer,
  deleteContainer,
  packContainer,
  packRemaining,
  getWayBillContainerList,
  createContainerPackingListPdf,
];
