import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getSanctionsLists, readSanctionsList } from "@lading/contract/market-risk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openRiskHouse, type RiskCompany, type RiskHouse } from "../market-risk.stage.ts";
import { companionsOf } from "./addresses.ts";
import { publishedFile } from "./published.ts";

let house: RiskHouse;
let company: RiskCompany;
let server: Server;
let url: string;
/** OFAC as it publishes the Consolidated list, without its comments but for those that are asked for. */
const files = new Map(
  ["cons_prim.csv", "cons_alt.csv", "cons_add.csv"].map((name) => [`/${name}`, publishedFile(name).bytes]),
);
const isThere = new Set<string>();

beforeAll(async () => {
  house = await openRiskHouse({ LADING_LISTS_PRIVATE: "on" });
  company = await house.open();
  server = createServer((request, response) => {
    const path = request.url ?? "";
    const bytes = files.get(path) ?? (isThere.has(path) ? Buffer.from("\u001A") : undefined);
    if (!bytes) return response.writeHead(404).end();
    return response.writeHead(200, { "last-modified": "Fri, 27 Feb 2026 14:00:00 GMT" }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  server.close();
  await house.close();
}, 60_000);

const lists = async () =>
  (await house.app.call(getSanctionsLists, {}, company)).Content.lists.find(
    ({ source }) => source === "ofacConsolidated",
  );
const read = () => company.finished(readSanctionsList, { source: "ofacConsolidated", address: `${url}/cons_prim.csv` });

test("OFAC's further files are looked for beside a main file that is called as OFAC calls it, and only there", () => {
  expect(companionsOf("https://lists.example/a/SDN.CSV?day=1")).toEqual({
    names: "https://lists.example/a/ALT.CSV?day=1",
    addresses: "https://lists.example/a/ADD.CSV?day=1",
    comments: "https://lists.example/a/SDN_COMMENTS.CSV?day=1",
  });
  expect(companionsOf("https://lists.example/cons_prim.csv")).toMatchObject({
    names: "https://lists.example/cons_alt.csv",
  });
  expect(companionsOf("https://lists.example/ours.csv")).toEqual({});
});

test("A list of which one file cannot be fetched is refused whole, naming the file", async () => {
  expect(await read()).toMatchObject({
    state: "failed",
    error: { code: "marketRisk.partUnreachable", text: { en: expect.stringContaining(`${url}/cons_comments.csv`) } },
  });
  expect(await lists()).toMatchObject({ inUse: null, waiting: null });
});

test("From an address all of OFAC's files are read, of the day on which the main one was last changed", async () => {
  isThere.add("/cons_comments.csv");
  expect(await read()).toMatchObject({ state: "done" });
  const { waiting } = (await lists()) ?? {};
  expect(waiting).toMatchObject({ listDate: "2026-02-27", entries: 442, doubts: [] });
  expect(waiting?.names).toBeGreaterThan(442 + 1_000);
});
