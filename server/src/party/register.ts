import { Refused, type Refusal } from "@lading/contract/core";
import { and, eq, getTableName, ne, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#core/db";
import { sameNameKey, type KnownParty } from "#core/party-names";

/** Number, name and country, by which a party is known. */
export interface Called {
  number: string;
  name: string;
  country: string;
}

/** An entry of the register; `sameNumber`: it has the number that was looked for, else the name and country. */
interface Found {
  id: string;
  number: string;
  name: string;
  sameNumber: boolean;
}

interface Kept {
  table: PgTable & Record<"companyId" | "id" | "country" | "nameKey", PgColumn>;
  /** The number and the name: their field in calls, and their column. */
  number: readonly [field: string, column: PgColumn];
  name: readonly [field: string, column: PgColumn];
  /** Stands before the numbers that are given: `C` of `C0001`. */
  letter: string;
  /** Columns of further tables with numbers that are not given again. */
  formerNumbers?: readonly PgColumn[];
  /** Says by `name` and `number` who is on file already. */
  exists: Refusal;
}

/** A company's customers, or its suppliers: who has which number, and that nobody stands there twice. */
export class PartyRegister {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** Names of the number's and the name's field in calls. */
  get fields() {
    const { number, name } = this.#kept;
    return { number: number[0], name: name[0] };
  }

  /** Number, name and country of a call's input or of a record. */
  called(form: unknown): Called {
    const values: Readonly<Record<string, unknown>> = typeof form === "object" ? { ...form } : {};
    const { number, name } = this.fields;
    return { number: String(values[number]), name: String(values[name]), country: String(values["country"]) };
  }

  /** Two who add at once come one after the other, so that the second finds what the first added. */
  async lock(db: Db, companyId: string): Promise<void> {
    const key = `${getTableName(this.#kept.table)}:${companyId}`;
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }

  /** The number of a place: `C0001` of 1. */
  numberOf(place: number): string {
    return `${this.#kept.letter}${String(place).padStart(4, "0")}`;
  }

  /** The place after the highest that is there or ever was. */
  async nextPlace(db: Db, companyId: string): Promise<number> {
    const { number, letter, formerNumbers = [] } = this.#kept;
    const numbers = [number[1], ...formerNumbers].map(
      (column) => sql`SELECT ${column} AS number FROM ${column.table} WHERE company_id = ${companyId}`,
    );
    const { rows } = await db.execute<{ next: string }>(sql`
      SELECT coalesce(max(substr(number, 2)::bigint), 0) + 1 AS next
      FROM (${sql.join(numbers, sql` UNION ALL `)}) AS numbers WHERE number ~ ${`^${letter}[0-9]{1,12}$`}`);
    return Number(rows[0]?.next ?? 1);
  }

  /** The number of somebody who is added without one. */
  async nextNumber(db: Db, companyId: string): Promise<string> {
    return this.numberOf(await this.nextPlace(db, companyId));
  }

  /** The entry beside one's own that has the same number, or the same name and country. */
  async findSame(db: Db, own: { companyId: string; id: string }, called: Called): Promise<Found | undefined> {
    const { table, number } = this.#kept;
    const sameNumber = sql<boolean>`lower(${number[1]}) = ${called.number.toLowerCase()}`;
    const sameName = and(eq(table.nameKey, sameNameKey(called.name)), eq(table.country, called.country));
    const [found] = await db
      .select({ ...this.#columns(), sameNumber })
      .from<PgTable>(table)
      .where(and(eq(table.companyId, own.companyId), ne(table.id, own.id), or(sameNumber, sameName)))
      .limit(1);
    return found;
  }

  /** Refuses what is on file already, by number or by name and country, and says which it is. */
  async refuseSame(db: Db, own: { companyId: string; id: string }, called: Called): Promise<void> {
    const found = await this.findSame(db, own, called);
    if (found) throw this.refusal(found);
  }

  /** The refusal of a party that is on file already. */
  refusal({ id, number, name, sameNumber }: Found): Refused {
    const { exists } = this.#kept;
    const { fields } = this;
    const values = { name, number };
    return new Refused(exists, values, {
      fields: [{ field: sameNumber ? fields.number : fields.name, refusal: exists, values }],
      content: { existing: { id, [fields.number]: number, [fields.name]: name } },
    });
  }

  /** All entries. */
  async all(db: Db, companyId: string): Promise<KnownParty[]> {
    const { table } = this.#kept;
    return await db.select(this.#columns()).from<PgTable>(table).where(eq(table.companyId, companyId));
  }

  #columns() {
    const { table, number, name } = this.#kept;
    return {
      id: text(table.id),
      number: text(number[1]),
      name: text(name[1]),
      key: text(table.nameKey),
      country: text(table.country),
    };
  }
}

const text = (column: PgColumn) => sql<string>`${column}`;
