import { fill, refuse, refuseField, type Language } from "@lading/contract/core";
import { waybillRefusals } from "@lading/contract/waybill";
import type { Db } from "#core/db";
import type { RowProblem } from "./import-form.ts";

/**
 * Which of these names may not stand on a waybill, each with the entry that says so; `app.ts` hands it over from the
 * module that knows.
 */
export type PartyQuestion = (
  db: Db,
  companyId: string,
  names: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

const partyFields = ["customerName", "shipperName", "shipperCompany", "consigneeName", "consigneeCompany"] as const;
type PartyField = (typeof partyFields)[number];

/** Whatever names parties: a form, a row of a sheet, a waybill that is handed over. */
export type Named = Readonly<Partial<Record<PartyField, unknown>>>;

function namesOf(of: Named): { field: PartyField; name: string }[] {
  return partyFields.flatMap((field) => {
    const name = of[field];
    return typeof name === "string" && name !== "" ? [{ field, name }] : [];
  });
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

/** The parties of a sheet; each name is asked for once, and a blocked one told at every row that has it. */
export class SheetParties {
  readonly #rows = new Map<string, { row: number; field: PartyField }[]>();

  take(row: number, of: Named): void {
    for (const { field, name } of namesOf(of)) {
      const there = this.#rows.get(name);
      if (there) there.push({ row, field });
      else this.#rows.set(name, [{ row, field }]);
    }
  }

  async check(
    ask: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>,
    language: Language,
    report: (problem: RowProblem) => void,
  ): Promise<void> {
    if (this.#rows.size === 0) return;
    for (const [name, entry] of await ask([...this.#rows.keys()])) {
      const message = fill(waybillRefusals.partyBlocked.text[language], { name: entry });
      for (const at of this.#rows.get(name) ?? []) report({ ...at, message });
    }
  }
}
