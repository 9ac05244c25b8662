import { z } from "zod";
import { calendarDate, defineCall, id, orEmpty, someId, staff, startedJob, version, type Call } from "#core";
import { fileRefusals } from "#files";
import { listSources, listVersion } from "./kinds.ts";
import { marketRiskRefusals as refusals } from "./refusals.ts";

const page = "/marketRisk/antiMoneyLaunderingList";

export const getSanctionsLists = defineCall({
  path: "/MarketRisk/GetSanctionsLists",
  summary: "The sanctions lists in use, with date and count, and those that were read and wait",
  access: staff(`${page}:view`),
  input: z.strictObject({}),
  answer: z.object({
    lists: z
      .array(
        z.object({
          source: z.enum(listSources).describe("Which list"),
          inUse: listVersion.nullable().describe("The version that is screened against"),
          waiting: listVersion.nullable().describe("A version that is being read, or was read and waits"),
        }),
      )
      .describe("Every list that Lading can read"),
    openHits: z.int().describe("Open hits among one's own parties"),
  }),
  changes: false,
  refusals: [],
  example: {},
});

const address = (what: string) => orEmpty(z.url({ protocol: /^https?$/ }).max(500)).describe(what);
const fileId = (what: string) => id.nullable().default(null).describe(what);

export const readSanctionsList = defineCall({
  path: "/MarketRisk/ReadSanctionsList",
  summary: "Read a list from uploaded files or from an address; it is not used before it is taken into use",
  description:
    "Files are uploaded as `sanctionsList`. OFAC publishes several; `parties` alone suffices. From an address all of them are fetched, where one cannot be nothing is imported. A file that is cut off, of another form, or older than the one in use is refused whole, by the job.",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    source: z.enum(listSources).describe("Which list"),
    parties: fileId("SDN.CSV or CONS_PRIM.CSV; the UN's or the EU's XML file"),
    names: fileId("OFAC's ALT.CSV or CONS_ALT.CSV"),
    addresses: fileId("OFAC's ADD.CSV or CONS_ADD.CSV"),
    comments: fileId("OFAC's SDN_COMMENTS.CSV or CONS_COMMENTS.CSV"),
    address: address("Where the main file is fetched instead, http or https"),
    namesAddress: address(
      "Where the alternative names are fetched; left empty, beside a main file of OFAC's name (SDN.CSV, CONS_PRIM.CSV)",
    ),
    addressesAddress: address("Where the addresses are fetched; left empty, as the alternative names"),
    commentsAddress: address("Where the comments are fetched; left empty, as the alternative names"),
    listDate: orEmpty(calendarDate).describe(
      "Date of publication, where the file has none (OFAC), YYYY-MM-DD; from an address it may be left to the Last-Modified of the answer",
    ),
  }),
  answer: startedJob,
  changes: true,
  refusals: [refusals.queryNeeded, refusals.listDateNeeded, refusals.listDateFuture, fileRefusals.gone],
  example: { source: "un", parties: someId },
});

export const takeSanctionsListIntoUse = defineCall({
  path: "/MarketRisk/TakeSanctionsListIntoUse",
  summary: "Take a list that was read into use; all parties are screened again",
  access: staff(`${page}:approve`),
  input: z.strictObject({
    id: id.describe("The version that was read"),
    version: version.describe("Version it was seen with"),
    despiteLoss: z
      .boolean()
      .default(false)
      .describe(
        "Use it although a large part of the entries in use is missing (doubt `shrunk`); the person is kept with it",
      ),
  }),
  answer: startedJob,
  changes: true,
  manyRecords: true,
  refusals: [refusals.listNotRead, refusals.listOlder, refusals.listShrunk],
  example: { id: someId, version: 1 },
});

export const discardSanctionsList = defineCall({
  path: "/MarketRisk/DiscardSanctionsList",
  summary: "Put a list aside that was read, without using it",
  access: staff(`${page}:approve`),
  input: z.strictObject({ id: id.describe("The version that was read") }),
  answer: z.object({}),
  changes: true,
  manyRecords: true,
  refusals: [refusals.listNotRead],
  example: { id: someId },
});

export const listCalls: readonly Call[] = [
  getSanctionsLists,
  readSanctionsList,
  takeSanctionsListIntoUse,
  discardSanctionsList,
];
