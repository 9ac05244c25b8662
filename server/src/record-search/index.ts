import { foundKindNames, mostOfKind, searchRecords, type FoundRecord } from "@lading/contract/record-search";
import type { Right } from "@lading/contract/core";
import { isSearchable, type Db } from "#core/db";
import { on, type Context, type ServerModule } from "#core/http";
import type { StaffSession } from "#core/session";

export { about } from "./about.ts";

/** A search for somebody's records. */
export interface RecordSearch {
  db: Db;
  session: StaffSession;
  /** As it was typed, without blanks around it and with Latin digits. */
  search: string;
  /** At most so many of each kind. */
  most: number;
}

/** A module's search among its records; `app.ts` hands it over. */
export interface RecordFinder {
  /** Without it the person finds none of these records. */
  readonly right: Right;
  /** The records that the text leads to and the person sees, best first. */
  find(asked: RecordSearch): Promise<FoundRecord[]>;
}

/** The search in the top bar over the records of all modules. */
export function recordSearchModule(finders: readonly RecordFinder[]): ServerModule {
  return { name: "record-search", routes: [on(searchRecords, findRecords(finders))] };
}

function findRecords(finders: readonly RecordFinder[]) {
  return async ({ db, input, session }: Context<typeof searchRecords>) => {
    const search = latinDigits(input.search.trim());
    if (!isSearchable(search)) return { rows: [] };
    const seen = finders.filter(({ right }) => session.rights.has(right));
    const found = await Promise.all(seen.map((finder) => finder.find({ db, session, search, most: mostOfKind })));
    return { rows: found.flat().toSorted((a, b) => placeOf(a) - placeOf(b)) };
  };
}

const placeOf = ({ kind }: FoundRecord) => foundKindNames.indexOf(kind);

/** Numbers are kept in Latin digits, however they are typed. */
function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
