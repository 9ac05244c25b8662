import {
  coreRefusals,
  fill,
  parseInput,
  type Call,
  type InputOf,
  type Language,
  type LocalText,
  type Refusal,
} from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import type { Context } from "#core/http";
import { ImportedSheet, ownUpload, type ImportedRow, type ImportForm } from "#core/imported-sheet";
import { sameParties } from "#core/party-names";
import type { StaffSession } from "#core/session";
import { countryCodeOf } from "#place";
import type { Called, PartyRegister } from "./register.ts";

/** A spreadsheet of parties: how its rows become the input of the call that adds one. */
export interface PartySheet<Column extends string, C extends Call> {
  use: FileUse;
  form: ImportForm<Column | "country">;
  call: C;
  register: PartyRegister;
  refusals: Readonly<Record<"country" | "exists" | "importTwice" | "importRows", Refusal>>;
  /** A row as the call takes it; its country is read apart. */
  inputOf: (cell: (column: Column) => string) => object;
}

type Importing = Pick<Context, "db" | "language" | "services"> & {
  session: StaffSession;
  input: { fileId: string; store: boolean };
};

interface ReadParty<C extends Call> extends Called {
  row: number;
  fields: InputOf<C>;
}

/** Says what is wrong with a spreadsheet of parties, or stores it: all rows or none, each with the number it is to have. */
export async function importParties<Column extends string, C extends Call>(
  { db, input, session, language, services }: Importing,
  sheet: PartySheet<Column, C>,
  insert: (fields: InputOf<C>, number: string) => Promise<void>,
) {
  const { companyId, userId } = session;
  const { use, form, register, refusals } = sheet;
  const card = await ownUpload(db, services.files, { fileId: input.fileId, use, userId });
  const rows = new ImportedSheet(form, language);
  const parties: ReadParty<C>[] = [];
  for await (const row of rows.read(await services.files.read(card)))
    parties.push(...readRow(row, { sheet, rows, language }));
  await register.lock(db, companyId);
  for (const { row, by, found, before } of sameParties(parties, await register.all(db, companyId))) {
    const say = refusals[found ? "exists" : "importTwice"].text[language];
    rows.wrong(row, register.fields[by], fill(say, { ...found, row: before ?? 0 }));
  }
  if (!input.store) return rows.answer(0, await rows.marked({ db, session, language, services }, card));
  rows.refuseWrong(refusals.importRows);
  const numbers = givenNumbers(parties, register, await register.nextPlace(db, companyId));
  for (const [place, { fields }] of parties.entries()) await insert(fields, numbers[place] ?? "");
  return rows.answer(parties.length);
}

/** The party of a row; none where something is wrong with it, which is said at the row. */
function readRow<Column extends string, C extends Call>(
  { row, cell }: ImportedRow<Column | "country">,
  {
    sheet,
    rows,
    language,
  }: { sheet: PartySheet<Column, C>; rows: ImportedSheet<Column | "country">; language: Language },
): ReadParty<C>[] {
  const { call, inputOf, refusals, register } = sheet;
  const country = countryCodeOf(cell("country"));
  const parsed = parseInput<C["input"]>(call.input, { ...inputOf(cell), country: country ?? "" }, language);
  const wrong = parsed.ok ? {} : { ...parsed.answer.fields };
  if (country === undefined)
    wrong["country"] = (cell("country") === "" ? coreRefusals.required : refusals.country).text[language];
  for (const [field, message] of Object.entries(wrong)) rows.wrong(row, field.split(".")[0] ?? "", message);
  return parsed.ok && country !== undefined ? [{ row, ...register.called(parsed.value), fields: parsed.value }] : [];
}

/** The parties' own numbers, and for those without one the next that nobody has, in the sheet or on file. */
function givenNumbers(parties: readonly Called[], register: PartyRegister, nextPlace: number): string[] {
  const own = new Set(parties.map(({ number }) => number.toUpperCase()));
  let place = nextPlace;
  return parties.map(({ number }) => {
    if (number !== "") return number;
    while (own.has(register.numberOf(place))) place += 1;
    place += 1;
    return register.numberOf(place - 1);
  });
}

/** A choice as its word in any language, or as the wire has it; else the word itself, which the call then refuses. */
export function choiceOf(texts: Readonly<Record<string, LocalText>>, word: string): string {
  const wanted = word.toLowerCase();
  const found = Object.entries(texts).find(([key, words]) =>
    [key, ...Object.values<string>(words)].some((one) => one.toLowerCase() === wanted),
  );
  return found?.[0] ?? word;
}
