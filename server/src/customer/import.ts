import { randomUUIDv7 } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { coreRefusals, fill, parseInput, refuse, type InputOf, type Language } from "@lading/contract/core";
import {
  addCustomerInfo,
  customerFieldTexts as texts,
  customerRefusals as refusals,
  customerTypeTexts,
  mostImportedCustomers,
  type getCustomerImportTemplate,
  type importCustomerInfo,
} from "@lading/contract/customer";
import { sheetRefusals } from "@lading/contract/sheets";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { readSheet, writeSheet } from "#core/sheets";
import { insertCustomer, lockAdding, nextNumber, numberOf } from "./saving.ts";
import { sameKey } from "./searching.ts";
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

const mostProblems = 200;

interface Problem {
  row: number;
  column: string;
  message: string;
}

interface ReadCustomer {
  row: number;
  fields: InputOf<typeof addCustomerInfo>;
}

/** Says what is wrong with a spreadsheet of customers, or stores it: all rows or none. */
export function importCustomers(countries: CountryNames) {
  return async (context: Context<typeof importCustomerInfo>) => {
    const { db, input, session, language, services } = context;
    const card = await services.files.find(db, input.fileId);
    if (card?.ownerKind !== "customerImport" || card.createdBy !== session.userId) throw refuse(coreRefusals.notFound);
    const reading = new Reading(language, countries);
    await reading.read(await services.files.read(card));
    await lockAdding(db, session.companyId);
    await reading.refuseSame(db, session.companyId);
    const { wrongRows, problems, customers, rows } = reading;
    if (!input.store) return { rows, wrongRows: wrongRows.size, problems, stored: 0 };
    if (wrongRows.size > 0) throw refuse(refusals.importRows, { rows: wrongRows.size });
    const numbers = new NewNumbers(await nextNumber(db, session.companyId), customers);
    const salesId = session.seesAll ? null : session.userId;
    for (const { fields } of customers) {
      const customerNumber = fields.customerNumber === "" ? numbers.take() : fields.customerNumber;
      await insertCustomer(context, { ...fields, salesId, id: randomUUIDv7(), customerNumber }, "import");
    }
    return { rows, wrongRows: 0, problems: [], stored: customers.length };
  };
}

/** A heading without the mark of a needed column. */
const bare = (heading: string) => heading.replace(/\*/g, "").trim().toLowerCase();

/** Reads rows, and keeps what is wrong with them beside what is right. */
class Reading {
  readonly problems: Problem[] = [];
  readonly wrongRows = new Set<number>();
  readonly customers: ReadCustomer[] = [];
  rows = 0;
  readonly #language: Language;
  readonly #countries: CountryNames;

  constructor(language: Language, countries: CountryNames) {
    this.#language = language;
    this.#countries = countries;
  }

  async read(bytes: Uint8Array): Promise<void> {
    let places: Map<Column, number> | undefined;
    for await (const { number, cells } of readSheet(bytes, { maxRows: mostImportedCustomers })) {
      if (!places) places = this.#placesOf(cells);
      else this.#readRow(number, cells, places);
    }
    if (this.rows === 0) throw refuse(sheetRefusals.empty);
  }

  /** Which column stands where, by its heading in any of the languages. */
  #placesOf(headings: readonly string[]): Map<Column, number> {
    const places = new Map<Column, number>();
    for (const column of columns) {
      const names: readonly string[] = Object.values(texts[column]).map(bare);
      const place = headings.findIndex((heading) => names.includes(bare(heading)));
      if (place >= 0) places.set(column, place);
    }
    const missing = required.filter((column) => !places.has(column));
    if (missing.length > 0)
      throw refuse(refusals.importHeadings, {
        names: missing.map((column) => texts[column][this.#language]).join(", "),
      });
    return places;
  }

  #readRow(row: number, cells: readonly string[], places: ReadonlyMap<Column, number>): void {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? "").trim();
    if (columns.every((column) => cell(column) === "")) return;
    this.rows += 1;
    const code = this.#countries.codeOf(cell("country"));
    const form = {
      ...Object.fromEntries(columns.map((column) => [column, cell(column)])),
      customerType: typeOf(cell("customerType")),
      country: code ?? "",
    };
    const parsed = parseInput(addCustomerInfo.input, form, this.#language);
    const fields = parsed.ok ? {} : { ...parsed.answer.fields };
    if (code === undefined)
      fields["country"] = (cell("country") === "" ? coreRefusals.required : refusals.country).text[this.#language];
    for (const [field, message] of Object.entries(fields)) this.#wrong(row, field, message);
    if (parsed.ok && code !== undefined) this.customers.push({ row, fields: parsed.value });
  }

  #wrong(row: number, field: string, message: string): void {
    this.wrongRows.add(row);
    const known: Readonly<Record<string, { readonly [L in Language]: string }>> = texts;
    if (this.problems.length < mostProblems)
      this.problems.push({ row, column: known[field]?.[this.#language] ?? field, message });
  }

  /** A customer stands once in the sheet, and nowhere on file. */
  async refuseSame(db: Db, companyId: string): Promise<void> {
    const { rows: there } = await db.execute<{ number: string; key: string; country: string; name: string }>(
      sql`SELECT customer_number AS number, name_key AS key, country, customer_name AS name FROM customer WHERE company_id = ${companyId}`,
    );
    const onFile = new Map<string, (typeof there)[number]>(
      there.flatMap((one) => [
        [`number ${one.number.toLowerCase()}`, one] as const,
        [`name ${one.country} ${one.key}`, one] as const,
      ]),
    );
    const inSheet = new Map<string, number>();
    for (const { row, fields } of this.customers) {
      const number = fields.customerNumber.toLowerCase();
      const keys = [
        `name ${fields.country} ${sameKey(fields.customerName)}`,
        ...(number === "" ? [] : [`number ${number}`]),
      ];
      for (const key of keys) {
        const field = key.startsWith("number") ? "customerNumber" : "customerName";
        const [found, before] = [onFile.get(key), inSheet.get(key)];
        const say = refusals[found ? "exists" : "importTwice"].text[this.#language];
        if (found) this.#wrong(row, field, fill(say, { name: found.name, number: found.number }));
        else if (before !== undefined) this.#wrong(row, field, fill(say, { row: before }));
        else inSheet.set(key, row);
      }
    }
    this.problems.sort((a, b) => a.row - b.row);
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
  return async ({ db, session, language, services }: Context<typeof getCustomerImportTemplate>) => {
    const heading = (column: Column) => {
      const isNeeded: readonly string[] = required;
      return isNeeded.includes(column) ? `${texts[column][language]} *` : texts[column][language];
    };
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
    const rows = [columns.map((column) => example[column] ?? "")];
    const sheet = writeSheet(
      rows,
      columns.map((column) => ({ heading: heading(column), width: 22 })),
      {
        sheetName: title,
        rightToLeft: language === "ar",
      },
    );
    const { path, name } = await services.files.save(db, {
      companyId: session.companyId,
      use: "export",
      name: `${title}.xlsx`,
      bytes: await buffer(sheet),
      createdBy: session.userId,
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    });
    return { path, name };
  };
}
