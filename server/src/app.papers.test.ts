import { addClientFundBusinessEntry } from "@lading/contract/client-fund";
import { allCalls } from "@lading/contract/all";
import { languages, madeFile, type Call, type Language } from "@lading/contract/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { inTransaction } from "#core/db";
import { createDocuments, type Documents, type DocumentSource } from "#core/documents";
import { printableJson, viewPdf, wordsOf, type ViewedPdf } from "#core/documents/testing";
import { customerToken, localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import {
  allKinds,
  makeRecords,
  placesOf,
  put,
  recordMaker,
  tokenOfAdministrator,
  type Records,
} from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

/** Every call that makes a PDF: one that is added is covered the same day. */
const papers: readonly Call[] = allCalls.filter(({ path }) => path.endsWith("Pdf"));

/** Stands in everything that a person wrote in the company's records, with ligatures and marks that fonts join. */
const written = "شركة الخليج لخدمات الشحن";

let app: TestApp;
let company: MadeCompany;
let records: Records;
/** Of the administrator, and of the customer whose records there are. */
let token: string;
let customer: string;
let documents: Documents;
/** Everything handed over to be set since it was emptied, as one text. */
let handed = "";

function heard<T>(data: unknown, then: T): T {
  handed += printableJson(data);
  return then;
}

/** Remembers what the documents are asked to say. */
function listening(real: Documents): Documents {
  return {
    render: (source: DocumentSource) => real.render(heard(source.data, source)),
    renderInParts: (template, parts, whole) => real.renderInParts(template, heard(parts, parts), heard(whole, whole)),
    close: () => real.close(),
  };
}

beforeAll(async () => {
  documents = listening(createDocuments());
  app = await startTestApp({ modules, services: (database) => ({ ...localServices(database), documents }) });
  company = await makeCompany(app.database, {
    code: "GULF",
    companyName: "海湾货运 الخليج",
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName: "Li Wei", email: "l@lading.example" },
  });
  token = await tokenOfAdministrator(app, company);
  const named = new Set(papers.flatMap(placesOf).map(({ kind }) => kind));
  records = await makeRecords(
    // A fund's statement names its customer alone.
    allKinds.filter(({ name }) => named.has(name) || name === "clientFund"),
    await recordMaker(app, company, written),
  );
  customer = await customerToken(app.database, { companyId: company.companyId, userId: records.get("customer") ?? "" });
});
afterAll(async () => {
  await documents.close();
  await app.close();
});

/** Makes the paper in a language; gives it as a viewer reads it, its file's name and the words it was handed. */
async function made(call: Call, language: Language): Promise<{ seen: ViewedPdf; name: string; told: Set<string> }> {
  handed = "";
  const example: unknown = placesOf(call).reduce(
    (body: unknown, { path, kind }) => put(body, path, records.get(kind) ?? ""),
    call.example,
  );
  const fields = new Set(
    Object.keys(z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }).properties ?? {}),
  );
  const currency = call.path.includes("FundStatement") ? addClientFundBusinessEntry.example.receivedCurrency : "RMB";
  const asked = { documentLanguage: language, documentLanguages: [language], currency, asOf: "" };
  const given = Object.entries(asked).filter(([name]) => fields.has(name));
  const body = { ...Object(example), ...Object.fromEntries(given) };
  const by = call.access.audience === "customer" ? customer : token;
  const { StatusCode, ErrorMsg, Content } = await app.call(call, body, { token: by, language });
  if (StatusCode !== 200) throw new Error(`${call.path}: ${ErrorMsg}`);
  const { path, name } = madeFile.parse(Content);
  const { files } = app.services;
  const bytes = await inTransaction(app.database, { companyId: company.companyId }, async (db) => {
    const card = await files.find(db, path.split("/").at(-1) ?? "");
    return card ? await files.read(card) : Buffer.alloc(0);
  });
  return { seen: await viewPdf(bytes), name, told: wordsOf(handed) };
}

const rows = papers.flatMap((call) => languages.map((language) => ({ path: call.path, language, call })));

describe("A reader that did not make it finds", () => {
  test.each(rows)(
    "in $path in $language its title, its language and no word that it was not told",
    async ({ call, language }) => {
      const { seen, name, told } = await made(call, language);
      expect(`${seen.title}.pdf`).toBe(name);
      expect(seen.language.slice(0, 2)).toBe(language);
      const words = wordsOf(seen.pages.join("\n"));
      expect([...words].filter((word) => !told.has(word))).toEqual([]);
      const inLanguage = { zh: /\p{Script=Han}/u, en: /[a-z]/, ar: /\p{Script=Arabic}/u }[language];
      expect([...words].filter((word) => inLanguage.test(word)).length).toBeGreaterThan(12);
      for (const word of wordsOf(written)) expect(words).toContain(word);
    },
  );
});
