import { entryStates, fundClasses, fundTypes, postingKinds, receiptStates } from "@lading/contract/client-fund";
import { currencies } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bankPayments } from "#bank-statement";
import { amount, companyId, moment, recordId, tracked } from "#core/columns";
import { storedFiles } from "#core/db";
import { customers } from "#customer";

const place = () => bigint("place", { mode: "number" }).notNull();
const currency = (name: string) => text(name, { enum: currencies });
const rate = (name: string) => numeric(name, { precision: 20, scale: 8 });

/** A customer's money of one class in one currency. Its row is locked by whoever moves it; the database refuses less than nothing. */
export const clientFunds = pgTable(
  "client_fund",
  {
    companyId: companyId(),
    id: recordId(),
    customerId: uuid("customer_id").notNull(),
    fundClass: text("fund_class", { enum: fundClasses }).notNull(),
    currency: currency("currency").notNull(),
    /** Sum of its postings. */
    balance: amount("balance").notNull().default("0"),
    /** Of the balance: waits for a decision, or to be written off. */
    held: amount("held").notNull().default("0"),
    /** Place of its last posting; 0 without one. */
    lastPlace: bigint("last_place", { mode: "number" }).notNull().default(0),
    /** Its customer was merged into another, whose fund has its money since. */
    mergedInto: uuid("merged_into"),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("client_fund_once")
      .on(table.companyId, table.customerId, table.fundClass, table.currency)
      .where(sql`${table.mergedInto} IS NULL`),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    check(
      "client_fund_balance",
      sql`${table.balance} >= 0 AND ${table.held} >= 0 AND ${table.held} <= ${table.balance}`,
    ),
  ],
);

/** A posting on a fund with the balance after it. Only ever added to; places of a fund have no gap, so that any page is found at once. */
export const clientFundPostings = pgTable(
  "client_fund_posting",
  {
    companyId: companyId(),
    fundId: uuid("fund_id").notNull(),
    place: place(),
    /** The ledger's transaction, which has the same amount with the other sign. */
    transactionId: uuid("transaction_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    fundType: text("fund_type", { enum: fundTypes }).notNull(),
    kind: text("kind", { enum: postingKinds }).notNull(),
    /** Entry, movement, write-off, or the other fund of a merger. */
    recordId: uuid("record_id").notNull(),
    number: text("number").notNull(),
    note: text("note").notNull(),
    amount: amount("amount").notNull(),
    balance: amount("balance").notNull(),
    createdByName: text("created_by_name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fundId, table.place] }),
    foreignKey({ columns: [table.companyId, table.fundId], foreignColumns: [clientFunds.companyId, clientFunds.id] }),
    index("client_fund_posting_day").on(table.companyId, table.fundId, table.day, table.place),
    index("client_fund_posting_record").on(table.companyId, table.recordId),
    check("client_fund_posting_balance", sql`${table.amount} <> 0 AND ${table.balance} >= 0`),
  ],
);

/** Money that came in by one posting, and what is left of it: outgoing money takes the oldest first. */
export const clientFundLots = pgTable(
  "client_fund_lot",
  {
    companyId: companyId(),
    fundId: uuid("fund_id").notNull(),
    place: place(),
    amount: amount("amount").notNull(),
    left: amount("left_amount").notNull(),
    /** A reversal of it waits: nothing else takes it. */
    kept: boolean("kept").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fundId, table.place] }),
    index("client_fund_lot_left")
      .on(table.companyId, table.fundId, table.place)
      .where(sql`${table.left} > 0`),
    check("client_fund_lot_left", sql`${table.left} >= 0 AND ${table.left} <= ${table.amount}`),
  ],
);

/** So much of the money of one posting went by another; below zero where a write-off was taken back. Only ever added to. */
export const clientFundUses = pgTable(
  "client_fund_use",
  {
    companyId: companyId(),
    fundId: uuid("fund_id").notNull(),
    /** Of the posting that brought the money. */
    lotPlace: bigint("lot_place", { mode: "number" }).notNull(),
    /** Of the posting that took it, or gave it back. */
    place: place(),
    amount: amount("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.fundId, table.lotPlace, table.place] }),
    index("client_fund_use_place").on(table.companyId, table.fundId, table.place),
  ],
);

/** A receipt of which nobody knows yet whose it is, or that was claimed. Numbered `RP26-0000001`. */
export const receiptPreRecords = pgTable(
  "receipt_pre_record",
  {
    companyId: companyId(),
    id: recordId(),
    number: text("number").notNull(),
    status: text("status", { enum: receiptStates }).notNull().default("open"),
    remitter: text("remitter").notNull(),
    /** As remitters are compared. */
    remitterKey: text("remitter_key").notNull(),
    currency: currency("currency").notNull(),
    amount: amount("amount").notNull(),
    receiveDate: date("receive_date", { mode: "string" }).notNull(),
    inquiryNumber: text("inquiry_number").notNull(),
    remittanceLocation: text("remittance_location").notNull(),
    accountName: text("account_name").notNull(),
    remark: text("remark").notNull(),
    bankPaymentId: uuid("bank_payment_id"),
    customerId: uuid("customer_id"),
    fundClass: text("fund_class", { enum: fundClasses }),
    claimRemark: text("claim_remark").notNull().default(""),
    claimedBy: uuid("claimed_by"),
    claimedByName: text("claimed_by_name").notNull().default(""),
    claimedAt: moment("claimed_at"),
    entryId: uuid("entry_id"),
    deleteReason: text("delete_reason").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique("receipt_pre_record_number_once").on(table.companyId, table.number),
    uniqueIndex("receipt_pre_record_payment_once")
      .on(table.companyId, table.bankPaymentId)
      .where(sql`${table.status} <> 'deleted'`),
    foreignKey({
      columns: [table.companyId, table.bankPaymentId],
      foreignColumns: [bankPayments.companyId, bankPayments.id],
    }),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    index("receipt_pre_record_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("receipt_pre_record_customer").on(table.companyId, table.customerId),
    check(
      "receipt_pre_record_claim",
      sql`(${table.status} IN ('claimed', 'confirmed')) = (${table.customerId} IS NOT NULL)`,
    ),
  ],
);

/** Money that a customer sent, as business staff entered it; posted once by somebody else. */
export const clientFundEntries = pgTable(
  "client_fund_entry",
  {
    companyId: companyId(),
    id: recordId(),
    /** Given on posting, `CF26-0000001`. */
    serialNumber: text("serial_number").notNull().default(""),
    state: text("state", { enum: entryStates }).notNull().default("unsettle"),
    customerId: uuid("customer_id").notNull(),
    /** As they were then. */
    customerNumber: text("customer_number").notNull(),
    customerName: text("customer_name").notNull(),
    fundClass: text("fund_class", { enum: fundClasses }).notNull(),
    inquiryNumber: text("inquiry_number").notNull(),
    fillDate: date("fill_date", { mode: "string" }).notNull(),
    receiveDate: date("receive_date", { mode: "string" }).notNull(),
    accountName: text("account_name").notNull(),
    remitter: text("remitter").notNull(),
    remittanceLocation: text("remittance_location").notNull(),
    remittanceAmount: amount("remittance_amount").notNull(),
    remittanceCurrency: currency("remittance_currency").notNull(),
    receivedAmount: amount("received_amount").notNull(),
    receivedCurrency: currency("currency").notNull(),
    bankCharges: amount("bank_charges"),
    bankChargesCurrency: currency("bank_charges_currency"),
    /** Worth of one unit received in the settlement currency on the receive date; null without a rate. */
    exchangeRate: rate("exchange_rate"),
    agent: text("agent").notNull(),
    remark: text("remark").notNull(),
    receiptId: uuid("receipt_id"),
    fundId: uuid("fund_id"),
    postedOn: date("posted_on", { mode: "string" }),
    postedBy: uuid("posted_by"),
    postedByName: text("posted_by_name").notNull().default(""),
    /** Posted by who entered it, as the company's only user. */
    onlyUser: boolean("only_user").notNull().default(false),
    deleteReason: text("delete_reason").notNull().default(""),
    createdBy: uuid("created_by").notNull(),
    createdByName: text("created_by_name").notNull(),
    /** The last person who changed it does not post it either. */
    changedBy: uuid("changed_by").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex("client_fund_entry_serial_once")
      .on(table.companyId, table.serialNumber)
      .where(sql`${table.serialNumber} <> ''`),
    uniqueIndex("client_fund_entry_receipt_once").on(table.companyId, table.receiptId),
    foreignKey({ columns: [table.companyId, table.customerId], foreignColumns: [customers.companyId, customers.id] }),
    foreignKey({ columns: [table.companyId, table.fundId], foreignColumns: [clientFunds.companyId, clientFunds.id] }),
    foreignKey({
      columns: [table.companyId, table.receiptId],
      foreignColumns: [receiptPreRecords.companyId, receiptPreRecords.id],
    }),
    index("client_fund_entry_newest").on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index("client_fund_entry_customer").on(table.companyId, table.customerId, table.receiveDate),
    index("client_fund_entry_state").on(table.companyId, table.state),
    check(
      "client_fund_entry_settled",
      sql`${table.state} <> 'settled' OR (${table.fundId} IS NOT NULL AND ${table.serialNumber} <> '')`,
    ),
    check(
      "client_fund_entry_apart",
      sql`${table.postedBy} IS NULL OR ${table.onlyUser} OR ${table.postedBy} NOT IN (${table.createdBy}, ${table.changedBy})`,
    ),
    check("client_fund_entry_received", sql`${table.receivedAmount} > 0 AND ${table.remittanceAmount} > 0`),
  ],
);

export const clientFundEntryFiles = pgTable(
  "client_fund_entry_file",
  {
    companyId: companyId(),
    entryId: uuid("entry_id").notNull(),
    fileId: uuid("file_id").notNull(),
    place: smallint("place").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.entryId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.entryId],
      foreignColumns: [clientFundEntries.companyId, clientFundEntries.id],
    }),
    foreignKey({ columns: [table.companyId, table.fileId], foreignColumns: [storedFiles.companyId, storedFiles.id] }),
    index("client_fund_entry_file_file").on(table.companyId, table.fileId),
  ],
);
