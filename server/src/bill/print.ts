import type { createCollectionBillPdf } from "@lading/contract/bill";
import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { sql, type SQL } from "drizzle-orm";
import { doerOf, logOperations } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import { DocumentError } from "#core/documents";
import { accountsToPayInto, type PaidInto } from "#collection-account";
import type { OpenContext, Services } from "#core/http";
import { callerId, type Session } from "#core/session";
import { cityNameIn, portLabel } from "#place";
import { readForwarder, type Forwarder } from "#waybill";
import { debitNotes, type DebitNote, type NotePlace } from "./documents/debit-notes.ts";
import { mailTexts } from "./documents/texts.ts";
import { billsToSend, visibleBills } from "./read.ts";

/** A printed document is fetched at once; it is kept a day for whoever fetches it again. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** When the documents' worker has enough to do. */
const busySeconds = 10;

/** Everything that debit notes say, read in one transaction before they are set. */
export interface Notes {
  notes: DebitNote[];
  company: Forwarder;
  /** Accounts that customers pay into, of all the bills' currencies. */
  accounts: readonly PaidInto[];
  language: Language;
  /** The company's day. */
  today: string;
}

interface Asked {
  services: Services;
  companyId: string;
  /** The bills that may be read; a condition on `b`. */
  visible: SQL;
  ids: readonly string[];
  language: Language;
}

/** Reads the notes of bills; one that is not among the visible ones refuses the whole as not found. */
export async function readNotes(db: Db, { services, companyId, visible, ids, language }: Asked): Promise<Notes> {
  const bills = await billsToSend(db, visible, ids, language);
  const company = await readForwarder(db, services, { companyId, language });
  const places = await readPlaces(
    db,
    bills.map(({ id }) => id),
    language,
  );
  const currencies = bills.map(({ currency }) => currency);
  return {
    language,
    company,
    today: await services.todayOf(db, companyId),
    accounts: await accountsToPayInto(db, companyId, currencies),
    notes: bills.flatMap((bill) => {
      const place = places.get(bill.id);
      return place ? [{ bill, place }] : [];
    }),
  };
}

interface Row extends Record<string, unknown> {
  id: string;
  type: number;
  main_number: string;
  order_number: string;
  loading_port: string;
  destination_port: string;
  shipper_country: string;
  shipper_city: string;
  destination_country: string;
  destination_city: string;
  flight_number: string;
  vessel: string;
  voyage: string;
  shipping_date: string;
  pieces: number;
  chargeable_weight: string;
  contact: string;
  address: string;
  city: string;
  phone: string;
  email: string;
}

async function readPlaces(db: Db, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, NotePlace>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id, w.type, w.main_number, w.order_number, w.loading_port, w.destination_port, w.shipper_country, w.shipper_city,
      w.country AS destination_country, w.city AS destination_city, w.flight_number, w.vessel, w.voyage, w.shipping_date::text AS shipping_date, w.pieces,
      w.chargeable_weight::text AS chargeable_weight, k.contact, k.address, k.city, k.phone, k.email
    FROM collection_bill b JOIN waybill w ON w.company_id = b.company_id AND w.id = b.waybill_id
    JOIN customer k ON k.company_id = b.company_id AND k.id = b.customer_id
    WHERE b.id = ANY(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, placeOf(row, language)]));
}

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== "").join(by);

function placeOf(row: Row, language: Language): NotePlace {
  const kind = row.type === 2 || row.type === 4 ? "sea" : "air";
  const from =
    row.loading_port === ""
      ? cityNameIn(row.shipper_country, row.shipper_city, language)
      : portLabel(kind, row.loading_port, language);
  const to =
    row.destination_port === ""
      ? cityNameIn(row.destination_country, row.destination_city, language)
      : portLabel(kind, row.destination_port, language);
  return {
    customerLines: [joined([row.address, row.city], ", "), row.contact, joined([row.phone, row.email], " · ")].filter(
      (line) => line !== "",
    ),
    mainNumber: row.main_number,
    orderNumber: row.order_number,
    route: joined([from, to], " – "),
    carriage: joined([row.flight_number, joined([row.vessel, row.voyage], " ")], " / "),
    shippingDate: row.shipping_date,
    pieces: row.pieces,
    chargeableWeight: row.chargeable_weight,
  };
}

/** Sets the notes as one PDF; refuses while the documents' worker has enough to do. */
export async function setNotes({ documents }: Pick<Services, "documents">, read: Notes): Promise<Uint8Array> {
  try {
    return await debitNotes(documents, read.notes, { ...read, title: notesTitle(read) });
  } catch (error) {
    if (error instanceof DocumentError && error.reason === "busy")
      throw refuse(coreRefusals.tooManyRequests, { seconds: busySeconds });
    throw error;
  }
}

/** Title of the notes' document and, with `.pdf`, name of its file: the bill's number; of several, the day. */
export function notesTitle({
  notes: [only, ...others],
  language,
  today,
}: Pick<Notes, "notes" | "language" | "today">): string {
  const which = only && others.length === 0 ? only.bill.invoiceNo : today;
  return `${mailTexts.file[language]} ${which}`;
}

interface Printing {
  ids: readonly string[];
  language: Language;
  /** The bills that the person may read; a condition on `b`. */
  visible: (db: Db) => Promise<SQL> | SQL;
  /** Told in the transaction that keeps the document. */
  kept?: (db: Db, read: Notes) => Promise<void>;
}

/** Debit notes as one PDF, kept for the person who asked. No connection is held while it is set. */
export async function printNotes(
  { services, session }: { services: Services; session: Session },
  { ids, language, visible, kept }: Printing,
): Promise<{ path: string; name: string }> {
  const { companyId } = session;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, async (db) =>
    readNotes(db, { services, companyId, ids, language, visible: await visible(db) }),
  );
  const bytes = await setNotes(services, read);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${notesTitle(read)}.pdf`,
      bytes,
      createdBy: callerId(session),
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    await kept?.(db, read);
    return { path, name };
  });
}

/** Debit notes of bills that the user sees, as one PDF; the log says that they were printed. */
export async function printBills(context: OpenContext<typeof createCollectionBillPdf>) {
  const { input, session, language } = context;
  return await printNotes(context, {
    ids: input.ids,
    language: input.documentLanguage ?? language,
    visible: (db) => visibleBills(db, session),
    kept: async (db, { notes }) => {
      const printed = notes.map(({ bill }) => ({ id: bill.id, number: bill.invoiceNo, changes: [] }));
      await logOperations(db, doerOf(context), { entity: "collectionBill", action: "print" }, printed);
    },
  });
}
