import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, fill, parseInput, type InputOf, type Language, type LocalText } from "@lading/contract/core";
import {
  addSupplierInfoRecord,
  mainBusinesses,
  mainBusinessTexts,
  mostImportedSuppliers,
  supplierFieldTexts as texts,
  supplierKinds,
  supplierKindTexts,
  supplierRefusals as refusals,
  type getSupplierImportTemplate,
  type importSupplierInfoRecord,
} from "@lading/contract/supplier";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { ImportedSheet, importTemplate, ownUpload, type ImportedRow, type ImportForm } from "#core/imported-sheet";
import { sameParties, type KnownParty } from "#core/party-names";
import type { CountryNames } from "#customer";
import { insertSupplier, lockAdding, nextPlace, numberOf } from "./saving.ts";
import { supplierSheetTexts } from "./texts.ts";
import type { SupplierUses } from "./uses.ts";

const required = ["supplierName", "kind", "country"] as const;
const columns = [
  "supplierNumber",
  ...required,
  "companyNameEn",
  "shortName",
  "city",
  "address",
  "companyCode",
  "contact",
  "telephone",
  "email",
  "website",
  "mainBusiness",
  "remark",
] as const;
type Column = (typeof columns)[number];

const form: ImportForm<Column> = {
  columns,
  required,
  headings: texts,
  missing: refusals.importHeadings,
  maxRows: mostImportedSuppliers,
};

interface ReadSupplier {
  row: number;
  fields: InputOf<typeof addSupplierInfoRecord>;
}

/** Says what is wrong with a spreadsheet of suppliers, or stores it: all rows or none. */
export function importSuppliers({ countries }: SupplierUses) {
  return async (context: Context<typeof importSupplierInfoRecord>) => {
    const { db, input, session, language, services } = context;
    const { companyId } = session;
    const card = await ownUpload(db, services.files, {
      fileId: input.fileId,
      use: "supplierImport",
      userId: session.userId,
    });
    const reading = new Reading(language, countries);
    for await (const row of reading.sheet.read(await services.files.read(card))) reading.take(row);
    await lockAdding(db, companyId);
    await reading.refuseSame(db, companyId);
    if (!input.store) return reading.sheet.answer(0);
    reading.sheet.refuseWrong(refusals.importRows);
    const { suppliers } = reading;
    const given = new Set(suppliers.map(({ fields }) => fields.supplierNumber.toUpperCase()));
    let place = await nextPlace(db, companyId);
    for (const { fields } of suppliers) {
      while (given.has(numberOf(place))) place += 1;
      const supplierNumber = fields.supplierNumber === "" ? numberOf(place) : fields.supplierNumber;
      if (fields.supplierNumber === "") place += 1;
      await insertSupplier(context, { ...fields, id: randomUUIDv7(), supplierNumber }, "import");
    }
    return reading.sheet.answer(suppliers.length);
  };
}

/** Reads rows, and keeps what is wrong with them beside what is right. */
class Reading {
  readonly sheet: ImportedSheet<Column>;
  readonly suppliers: ReadSupplier[] = [];
  readonly #language: Language;
  readonly #countries: CountryNames;

  constructor(language: Language, countries: CountryNames) {
    this.sheet = new ImportedSheet(form, language);
    this.#language = language;
    this.#countries = countries;
  }

  take({ row, cell }: ImportedRow<Column>): void {
    const { contact, ...plain } = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    const code = this.#countries.codeOf(cell("country"));
    const filled = {
      ...plain,
      kind: keyOf(supplierKindTexts, supplierKinds, cell("kind")),
      country: code ?? "",
      mainBusiness: cell("mainBusiness")
        .split(/[,，、;；·]/)
        .map((one) => one.trim())
        .filter((one) => one !== "")
        .map((one) => keyOf(mainBusinessTexts, mainBusinesses, one)),
      contacts: contact === "" ? [] : [{ contact }],
    };
    const parsed = parseInput(addSupplierInfoRecord.input, filled, this.#language);
    const fields = parsed.ok ? {} : { ...parsed.answer.fields };
    if (code === undefined)
      fields["country"] = (cell("country") === "" ? coreRefusals.required : refusals.country).text[this.#language];
    for (const [field, message] of Object.entries(fields)) this.sheet.wrong(row, field.split(".")[0] ?? "", message);
    if (parsed.ok && code !== undefined) this.suppliers.push({ row, fields: parsed.value });
  }

  /** A supplier stands once in the sheet, and nowhere on file. */
  async refuseSame(db: Db, companyId: string): Promise<void> {
    const { rows: there } = await db.execute<KnownParty & Record<string, unknown>>(
      sql`SELECT supplier_number AS number, name_key AS key, country, supplier_name AS name FROM supplier WHERE company_id = ${companyId}`,
    );
    const read = this.suppliers.map(({ row, fields }) => ({
      row,
      number: fields.supplierNumber,
      name: fields.supplierName,
      country: fields.country,
    }));
    for (const { row, by, found, before } of sameParties(read, there)) {
      const say = refusals[found ? "exists" : "importTwice"].text[this.#language];
      this.sheet.wrong(
        row,
        by === "number" ? "supplierNumber" : "supplierName",
        fill(say, { ...found, row: before ?? 0 }),
      );
    }
  }
}

/** A key as its word in any language, or as the wire has it; else the word itself, which is then refused. */
function keyOf<K extends string>(words: Readonly<Record<K, LocalText>>, keys: readonly K[], word: string): string {
  const wanted = word.toLowerCase();
  const is = (key: K) => [key, ...Object.values(words[key])].some((one) => one.toLowerCase() === wanted);
  return keys.find(is) ?? word;
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export function makeTemplate({ countries }: SupplierUses) {
  return async (context: Context<typeof getSupplierImportTemplate>) => {
    const { language } = context;
    const example: Partial<Record<Column, string>> = {
      supplierName: "Riyadh Gate Logistics",
      kind: supplierKindTexts.overseasAgent[language],
      country: countries.nameOf("SA", language),
      city: "Riyadh",
      contact: "Fahad Al-Otaibi",
      telephone: "+966 11 234 5678",
      email: "ops@example.com, air@example.com",
      mainBusiness: [mainBusinessTexts.airFreight[language], mainBusinessTexts.customsClearance[language]].join(", "),
    };
    return await importTemplate(context, form, { title: supplierSheetTexts.template[language], example });
  };
}
