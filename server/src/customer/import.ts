import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, fill, parseInput, type InputOf, type Language } from "@lading/contract/core";
import {
  addCustomerInfo,
  customerFieldTexts as texts,
  customerRefusals as refusals,
  customerTypeTexts,
  mostImportedCustomers,
  type getCustomerImportTemplate,
  type importCustomerInfo,
} from "@lading/contract/customer";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { ImportedSheet, importTemplate, ownUpload, type ImportedRow, type ImportForm } from "#core/imported-sheet";
import { sameParties, type KnownParty } from "#core/party-names";
import { insertCustomer, lockAdding, nextNumber, numberOf } from "./saving.ts";
import { customerSheetTexts } from "./texts.ts";
import type { CountryNames } from "./uses.ts";

const required = ["customerType", "customerName", "country", "city", "address", "phone"] as const;
const columns = [
  "customerNumber",
  ...required,
  "companyNameEn",
  "shortName",
  "director",
  "contact",
  "telephone",
  "email",
  "website",
  "companyCode",
  "personalId",
  "passport",
  "referrer",
] as const;
type Column = (typeof columns)[number];

interface ReadCustomer {
  row: number;
  fields: InputOf<typeof addCustomerInfo>;
}

const form: ImportForm<Column> = {
  columns,
  required,
  headings: texts,
  missing: refusals.importHeadings,
  maxRows: mostImportedCustomers,
};

/** Says what is wrong with a spreadsheet of customers, or stores it: all rows or none. */
export function importCustomers(countries: CountryNames) {
  return async (context: Context<typeof importCustomerInfo>) => {
    const { db, input, session, language, services } = context;
    const card = await ownUpload(db, services.files, {
      fileId: input.fileId,
      use: "customerImport",
      userId: session.userId,
    });
    const reading = new Reading(language, countries);
    await reading.read(await services.files.read(card));
    await lockAdding(db, session.companyId);
    await reading.refuseSame(db, session.companyId);
    const { customers } = reading;
    if (!input.store) return reading.sheet.answer(0);
    reading.sheet.refuseWrong(refusals.importRows);
    const numbers = new NewNumbers(await nextNumber(db, session.companyId), customers);
    const salesId = session.seesAll ? null : session.userId;
    for (const { fields } of customers) {
      const customerNumber = fields.customerNumber === "" ? numbers.take() : fields.customerNumber;
      await insertCustomer(context, { ...fields, salesId, id: randomUUIDv7(), customerNumber }, "import");
    }
    return reading.sheet.answer(customers.length);
  };
}

/** Reads rows, and keeps what is wrong with them beside what is right. */
class Reading {
  readonly sheet: ImportedSheet<Column>;
  readonly customers: ReadCustomer[] = [];
  readonly #language: Language;
  readonly #countries: CountryNames;

  constructor(language: Language, countries: CountryNames) {
    this.sheet = new ImportedSheet(form, language);
    this.#language = language;
    this.#countries = countries;
  }

  async read(bytes: Uint8Array): Promise<void> {
    for await (const row of this.sheet.read(bytes)) this.#readRow(row);
  }

  #readRow({ row, cell }: ImportedRow<Column>): void {
    const code = this.#countries.codeOf(cell("country"));
    const filled = {
      ...Object.fromEntries(columns.map((column) => [column, cell(column)])),
      customerType: typeOf(cell("customerType")),
      country: code ?? "",
    };
    const parsed = parseInput(addCustomerInfo.input, filled, this.#language);
    const fields = parsed.ok ? {} : { ...parsed.answer.fields };
    if (code === undefined)
      fields["country"] = (cell("country") === "" ? coreRefusals.required : refusals.country).text[this.#language];
    for (const [field, message] of Object.entries(fields)) this.sheet.wrong(row, field, message);
    if (parsed.ok && code !== undefined) this.customers.push({ row, fields: parsed.value });
  }

  /** A customer stands once in the sheet, and nowhere on file. */
  async refuseSame(db: Db, companyId: string): Promise<void> {
    const { rows: there } = await db.execute<KnownParty & Record<string, unknown>>(
      sql`SELECT customer_number AS number, name_key AS key, country, customer_name AS name FROM customer WHERE company_id = ${companyId}`,
    );
    const read = this.customers.map(({ row, fields }) => ({
      row,
      number: fields.customerNumber,
      name: fields.customerName,
      country: fields.country,
    }));
    for (const { row, by, found, before } of sameParties(read, there)) {
      const say = refusals[found ? "exists" : "importTwice"].text[this.#language];
      this.sheet.wrong(
        row,
        by === "number" ? "customerNumber" : "customerName",
        fill(say, { ...found, row: before ?? 0 }),
      );
    }
  }
}

/** Numbers one after the other, without those that the sheet itself gives. */
class NewNumbers {
  readonly #given: ReadonlySet<string>;
  #next: number;

  constructor(first: string, customers: readonly ReadCustomer[]) {
    this.#next = Number(first.slice(1));
    this.#given = new Set(customers.map(({ fields }) => fields.customerNumber.toUpperCase()));
  }

  take(): string {
    for (;;) {
      const number = numberOf(this.#next);
      this.#next += 1;
      if (!this.#given.has(number)) return number;
    }
  }
}

/** A type as its word in any language, or as the wire has it. */
function typeOf(text: string): string {
  const wanted = text.toLowerCase();
  const found = Object.entries(customerTypeTexts).find(
    ([key, words]) => key === wanted || Object.values(words).some((word) => word.toLowerCase() === wanted),
  );
  return found?.[0] ?? text;
}

/** An empty spreadsheet with every column, and one line that shows how it is filled in. */
export function makeTemplate(countries: CountryNames) {
  return async (context: Context<typeof getCustomerImportTemplate>) => {
    const { language } = context;
    const example: Partial<Record<Column, string>> = {
      customerType: customerTypeTexts.enterprise[language],
      customerName: "深圳市蓝海贸易有限公司",
      companyNameEn: "Shenzhen Blue Ocean Trading Co., Ltd",
      country: countries.nameOf("CN", language),
      city: "Shenzhen",
      address: "Nanshan District, Keji Road 12",
      phone: "+86 755 2345 6789",
      email: "ops@example.com, finance@example.com",
    };
    const title = customerSheetTexts.template[language];
    return await importTemplate(context, form, { title, example });
  };
}
