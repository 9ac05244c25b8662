import type { LocalText, Refusal } from "@lading/contract/core";
import type { SQL } from "drizzle-orm";
import type { Doer } from "#core/audit";
import type { Db } from "#core/db";
import type { CreditGate } from "#customer-contract";
import type { PartyQuestion } from "./parties/blocked-party.ts";

/** A house that came under a main waybill or left it. */
export interface RegroupedHouse {
  id: string;
  houseNumber: string;
}

/** Other modules' part when houses come under a main waybill or leave it; `app.ts` fills it. */
export interface Regrouping {
  /**
   * Asked in the transaction, with the rows locked, before the houses change: the houses that come, go or are
   * voided, and the main waybills concerned. It refuses by throwing, e.g. because a job is signed off.
   */
  beforeRegrouping?: (db: Db, companyId: string, waybillIds: readonly string[]) => Promise<void>;
  /** Told in the transaction after houses have left their main waybill or were voided. */
  afterLeaving?: (db: Db, doer: Doer, houses: readonly RegroupedHouse[]) => Promise<void>;
  /** Told in the transaction after the voiding of houses was taken back. */
  afterReturning?: (db: Db, doer: Doer, houses: readonly RegroupedHouse[]) => Promise<void>;
}

/** Questions to other modules before a waybill is made or changed, in whichever way. */
export interface Gates {
  /** Whether its parties may stand on it. */
  screen?: PartyQuestion | undefined;
  /** Warnings about its parties, whether they may stand on it or not. */
  known?: PartyQuestion | undefined;
  /** Whether its customer may have another shipment. */
  credit?: CreditGate | undefined;
}

/** Containers as a document names them, parted by commas. */
export interface NamedContainers {
  containerNumber: string;
  sealNumber: string;
}

/** Containers of main waybills, and what is packed in them. */
export interface WaybillContainers {
  /**
   * The containers of main waybills and those that houses are packed in, by waybill. Where there are none, what the
   * waybill's own form names holds.
   */
  namesOf: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, NamedContainers>>;
  /** A `SELECT` of the waybills that have a container of this number, or that are packed in one. */
  holding: (companyId: SQL, number: string) => SQL;
}

/** Goods of a waybill as a warehouse took them in: kg and m³. */
export interface ReceivedGoods {
  pieces: number;
  weight: string;
  volume: string;
}

/** Goods as a warehouse took them in, by waybill; a waybill whose goods are not all there is not in it. */
export type ReceivedOf = (
  db: Db,
  companyId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, ReceivedGoods>>;

/** Texts of the values of a field in the log, by value. */
export type ValueTexts = Readonly<Record<string, { readonly text: LocalText } | LocalText>>;

/** A module's records on waybills, which keep them from being deleted; their adding locks the waybill first. */
export interface WaybillUse {
  /** Where they are kept. */
  table: string;
  /** Those of these waybills that have such records. */
  find: (db: Db, companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Refusal of the deletion; it names the `number`. */
  refusal: Refusal;
}

/** Parts of the waybills' lists, documents and log that other modules give; `app.ts` fills it. */
export interface WaybillReading {
  containers?: WaybillContainers;
  received?: ReceivedOf;
  /** Values of fields that other modules write into the log of a waybill, by field. */
  logged?: Readonly<Record<string, ValueTexts>>;
}

/** Other modules' part in waybills; `app.ts` fills it. */
export interface WaybillNeighbours extends Regrouping, Gates, WaybillReading {
  usedBy?: readonly WaybillUse[];
}
