import { fill, refuse, refuseField } from "@lading/contract/core";
import { namesToNotify, waybillRefusals } from "@lading/contract/waybill";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#core/db";
import { customers } from "#customer";
import type { RowProblem } from "../import/form.ts";

/**
 * Which of these names may not stand on a waybill, or are to be looked at before they do, each with the entry that says
 * so; `app.ts` hands it over from the module that knows.
 */
export type PartyQuestion = (
  db: Db,
  companyId: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** The same, asked of the company at hand. */
export type NamesQuestion = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const partyFields = [
  "customerName",
  "shipperName",
  "shipperCompany",
  "consigneeName",
  "consigneeCompany",
  "notifyParty",
] as const;
type PartyField = (typeof partyFields)[number];

/** Whatever names parties: a form, a row of a sheet, a waybill that is handed over. */
export type Named = Readonly<Partial<Record<PartyField, unknown>>> & {
  /** The names of a customer on file, whatever the form calls it. */
  readonly customerNames?: readonly string[] | undefined;
};

/** Every name, with the field at which something is said of it. */
export function namesOf(of: Named): { field: PartyField; name: string }[] {
  const typed = partyFields.flatMap((field) => {
    const name = of[field];
    if (typeof name !== "string") return [];
    return (field === "notifyParty" ? namesToNotify(name) : [name]).map((one) => ({ field, name: one }));
  });
  const onFile = (of.customerNames ?? []).map((name) => ({ field: "customerName" as const, name }));
  return [...typed, ...onFile].filter(({ name }) => name !== "");
}

/** The names of customers on file, by their ids. */
export async function namesOnFile(
  db: Db,
  companyId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, readonly string[]>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { id, customerName, companyNameEn } = customers;
  const found = await db
    .select({ id, customerName, companyNameEn })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), inArray(id, wanted)));
  return new Map(found.map((one) => [one.id, [one.customerName, one.companyNameEn]]));
}

interface Given {
  db: Db;
  session: { companyId: string };
}

async function firstBlocked(question: PartyQuestion | undefined, { db, session }: Given, named: readonly Named[]) {
  const names = named.flatMap((one, place) => namesOf(one).map((found) => ({ ...found, place })));
  if (!question || names.length === 0) return undefined;
  const blocked = await question(db, session.companyId, [...new Set(names.map(({ name }) => name))]);
  const first = names.find(({ name }) => blocked.has(name));
  return first && { ...first, entry: blocked.get(first.name) ?? "" };
}

/** Refuses a form with a blocked party, at that party's field; `prefix`: where the form stands in the call. */
export async function refuseBlockedForm(
  question: PartyQuestion | undefined,
  given: Given,
  forms: readonly { form: Named; prefix: string }[],
): Promise<void> {
  const found = await firstBlocked(
    question,
    given,
    forms.map(({ form }) => form),
  );
  if (!found) return;
  const { field, entry, place } = found;
  throw refuseField(`${forms[place]?.prefix ?? ""}${field}`, waybillRefusals.partyBlocked, { name: entry });
}

/** Refuses waybills with a blocked party that nobody typed here: an order, a pre-alert. */
export async function refuseBlocked(
  question: PartyQuestion | undefined,
  given: Given,
  named: readonly Named[],
): Promise<void> {
  const found = await firstBlocked(question, given, named);
  if (found) throw refuse(waybillRefusals.partyBlocked, { name: found.entry });
}

/** The parties of a sheet; each name is asked for once, and what is known against it told at every row that has it. */
export class SheetParties {
  readonly #rows = new Map<string, { row: number; field: PartyField }[]>();

  take(row: number, of: Named): void {
    for (const { field, name } of namesOf(of)) {
      const there = this.#rows.get(name);
      if (there) there.push({ row, field });
      else this.#rows.set(name, [{ row, field }]);
    }
  }

  /** Every row with such a party, and the text that says so. */
  async rowsWith(ask: NamesQuestion | undefined, text: string): Promise<RowProblem[]> {
    if (!ask || this.#rows.size === 0) return [];
    return [...(await ask([...this.#rows.keys()]))].flatMap(([name, entry]) =>
      (this.#rows.get(name) ?? []).map((at) => ({ ...at, message: fill(text, { name: entry }) })),
    );
  }
}
