import type { AnswerOf, Call, RequestOf } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import type { Db } from "#core/db";

/** A kind of record, as a module declares it in its `make.ts` for the tests of who may reach what. */
export interface RecordKind {
  /** Its name, by which others ask for one. */
  name: string;
  /** Fields that hold such an id in whatever call: `customerId`, `houseIds`. */
  fields?: readonly string[];
  /** Only in these calls do the fields hold one, whatever kind they hold in others. */
  only?: readonly Call[];
  /** Calls in which `id` or `ids` is one. */
  calls?: readonly Call[];
  /** Makes one, with the company's word in what a person writes, and gives its id; of another module's kind it is left out. */
  make?: (company: RecordMaker) => Promise<string>;
}

/** A company in which records are made. */
export interface RecordMaker {
  companyId: string;
  /** Its administrator. */
  userId: string;
  /** A word that stands in no other company's records. */
  word: string;
  /** Asks as the administrator; throws when it is refused. */
  ask: <C extends Call>(call: C, input: RequestOf<C>) => Promise<AnswerOf<C>>;
  /** Uploads a file of this use, as the administrator, and gives its id. */
  upload: (use: FileUse) => Promise<string>;
  /** Works on the company's tables. */
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The company's record of another kind; it is made when it is asked for first. */
  idOf: (kind: string) => Promise<string>;
  /** The newest id in one of the company's tables, where the call that made it does not tell. */
  newestIn: (table: string) => Promise<string>;
}
