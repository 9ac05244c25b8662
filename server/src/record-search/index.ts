import {
  foundKindNames,
  mostOfKind,
  searchOwnRecords,
  searchRecords,
  type FoundRecord,
} from "@lading/contract/record-search";
import type { Language, Right } from "@lading/contract/core";
import type { Db } from "#core/db";
import { on, type Context, type ServerModule } from "#core/http";
import type { CustomerSession, StaffSession } from "#core/session";

export { about } from "./about.ts";

/** A search for records. */
export interface Searching {
  db: Db;
  /** In which records are named. */
  language: Language;
  /** As it was typed, without blanks around it and with Latin digits. */
  search: string;
  /** At most so many of each kind. */
  most: number;
}

/** A colleague's search, and a customer's in the portal. */
export type StaffSearch = Searching & { session: StaffSession };
export type CustomerSearch = Searching & { session: CustomerSession };

/** A module's search among its records; `app.ts` hands it over. */
export interface RecordFinder {
  /** Without it the person finds none of these records. */
  readonly right: Right;
  /** The records that the text leads to and the person sees, best first. */
  find(asked: StaffSearch): Promise<FoundRecord[]>;
  /** Those of the customer who asks; left out where the portal shows none of these records. */
  findOwn?(asked: CustomerSearch): Promise<FoundRecord[]>;
}

/** The search in the top bar over the records of all modules. */
export function recordSearchModule(finders: readonly RecordFinder[], meant: Meant): ServerModule {
  return {
    name: "record-search",
    routes: [on(searchRecords, findRecords(finders, meant)), on(searchOwnRecords, findOwnRecords(finders, meant))],
  };
}

/** The text that a person looks for, with the numbers of shipments in place of scanned codes of their pieces. */
type Meant = (db: Db, companyId: string, search: string) => Promise<string>;

function findRecords(finders: readonly RecordFinder[], meant: Meant) {
  return async ({ db, input, session, language }: Context<typeof searchRecords>) => {
    const search = await meant(db, session.companyId, latinDigits(input.search.trim()));
    const seen = finders.filter(({ right }) => session.rights.has(right));
    return inOrder(seen.map((finder) => finder.find({ db, session, language, search, most: mostOfKind })));
  };
}

function findOwnRecords(finders: readonly RecordFinder[], meant: Meant) {
  return async ({ db, input, session, language }: Context<typeof searchOwnRecords>) => {
    const search = await meant(db, session.companyId, latinDigits(input.search.trim()));
    return inOrder(
      finders.map(
        (finder) => finder.findOwn?.({ db, session, language, search, most: mostOfKind }) ?? Promise.resolve([]),
      ),
    );
  };
}

async function inOrder(finding: readonly Promise<FoundRecord[]>[]) {
  const found = await Promise.all(finding);
  return { rows: found.flat().toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

const placeOf = ({ kind }: FoundRecord) => foundKindNames.indexOf(kind);

/** Numbers are kept in Latin digits, however they are typed. */
function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}
