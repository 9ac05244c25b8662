import { cargoFileTypeNames } from "@lading/contract/cargo-file";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { companyId, moment, recordId, tracked } from "#core/columns";
import type { HandedContainer } from "#container";
import type { HandedWaybill } from "#waybill";

const word = (name: string) => text(name).notNull().default("");
const measure = (name: string) => numeric(name, { precision: 14, scale: 3 }).notNull().default("0");
const stateOf = () =>
  text("state", { enum: ["unconfirm", "confirmed", "disabled"] })
    .notNull()
    .default("unconfirm");

/**
 * A pre-alert (catalogue §3). A pushed pre-alert lies twice: the sender's in the sender's company, and a received copy,
 * with files of its own, in the receiver's; neither company ever reads the other's rows.
 */
export const preAlerts = pgTable(
  "pre_alert",
  {
    companyId: companyId(),
    id: recordId(),
    direction: text("direction", { enum: ["received", "sent"] }).notNull(),
    /** The sender's number, in both companies. */
    alertNumber: text("alert_number").notNull(),
    type: smallint("type").notNull(),
    /** The company's own main waybill: its source, or what was made from it. */
    waybillId: uuid("waybill_id"),
    mainNumber: word("main_number"),
    numberFlagged: boolean("number_flagged").notNull().default(false),
    loadingPort: word("loading_port"),
    destinationPort: word("destination_port"),
    transit: word("transit"),
    carrier: word("carrier"),
    flightNumber: word("flight_number"),
    vessel: word("vessel"),
    voyage: word("voyage"),
    originAgent: word("origin_agent"),
    destinationAgent: word("destination_agent"),
    totalHouses: integer("total_houses").notNull().default(0),
    packages: integer("packages").notNull().default(0),
    /** kg */
    weight: measure("weight"),
    /** m³ */
    volume: measure("volume"),
    cargoType: word("cargo_type"),
    etd: date("etd", { mode: "string" }),
    eta: date("eta", { mode: "string" }),
    atd: moment("atd"),
    ata: moment("ata"),
    remark: word("remark"),
    state: stateOf(),
    /** The main waybill as it was handed over; null for houses without one. */
    mainWaybill: jsonb("main_waybill").$type<HandedWaybill>(),
    /** The containers of a sea main waybill as they were handed over. */
    containers: jsonb("containers").$type<readonly HandedContainer[]>().notNull().default([]),
    /** Grows with what is said, not with the state: tells whether a push brings anything new. */
    contentVersion: integer("content_version").notNull().default(1),
    /** Of a received one: whose it is, and which version of it arrived last. */
    sourceCompanyId: uuid("source_company_id"),
    sourceAlertId: uuid("source_alert_id"),
    sourceVersion: integer("source_version"),
    sourceName: word("source_name"),
    /** The sender has withdrawn it. */
    withdrawnAt: moment("withdrawn_at"),
    /** The sender pushed a change that was not taken over any more. */
    heldAt: moment("held_at"),
    /** When waybills were made from it. */
    workedAt: moment("worked_at"),
    workedByName: word("worked_by_name"),
    createdBy: uuid("created_by"),
    createdByName: text("created_by_name").notNull(),
    ...tracked(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // A push arrives once, whoever repeats it.
    unique("pre_alert_source_once").on(table.companyId, table.sourceCompanyId, table.sourceAlertId),
    index("pre_alert_list").on(table.companyId, table.direction, table.createdAt.desc(), table.id.desc()),
    index("pre_alert_waybill").on(table.companyId, table.waybillId),
    index("pre_alert_main_number").on(table.companyId, table.mainNumber),
    index("pre_alert_unconfirmed")
      .on(table.companyId)
      .where(sql`${table.direction} = 'received' AND ${table.state} = 'unconfirm' AND ${table.withdrawnAt} IS NULL`),
  ],
);

/** A house waybill that a pre-alert names, as it was handed over. */
export const preAlertHouses = pgTable(
  "pre_alert_house",
  {
    companyId: companyId(),
    preAlertId: uuid("pre_alert_id").notNull(),
    /** From 1. */
    line: smallint("line").notNull(),
    houseNumber: text("house_number").notNull(),
    /** The company's own waybill: its source, or what was made from it. */
    waybillId: uuid("waybill_id"),
    waybill: jsonb("waybill").$type<HandedWaybill>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.preAlertId, table.line] }),
    foreignKey({
      columns: [table.companyId, table.preAlertId],
      foreignColumns: [preAlerts.companyId, preAlerts.id],
    }).onDelete("cascade"),
    index("pre_alert_house_number").on(table.companyId, table.houseNumber),
  ],
);

/** A file of a pre-alert; a received one's is a copy of the sender's. */
export const preAlertFiles = pgTable(
  "pre_alert_file",
  {
    companyId: companyId(),
    preAlertId: uuid("pre_alert_id").notNull(),
    fileId: uuid("file_id").notNull(),
    place: smallint("place").notNull(),
    /** Of a copy: the file that it was copied from, so that a further push copies it no second time. */
    sourceFileId: uuid("source_file_id"),
    /** Type of the cargo file that it was copied from; null: nobody has said. */
    type: text("type", { enum: cargoFileTypeNames }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.preAlertId, table.fileId] }),
    foreignKey({
      columns: [table.companyId, table.preAlertId],
      foreignColumns: [preAlerts.companyId, preAlerts.id],
    }).onDelete("cascade"),
    index("pre_alert_file_of").on(table.companyId, table.fileId),
  ],
);

/** Of a sent pre-alert: a company that it was pushed to, and what that company pushed back: its state. */
export const preAlertPushes = pgTable(
  "pre_alert_push",
  {
    companyId: companyId(),
    preAlertId: uuid("pre_alert_id").notNull(),
    targetCompanyId: uuid("target_company_id").notNull(),
    targetCode: text("target_code").notNull(),
    targetName: text("target_name").notNull(),
    /** The `content_version` that was pushed last. */
    pushedVersion: integer("pushed_version").notNull(),
    pushedAt: moment("pushed_at").notNull(),
    pushedByName: text("pushed_by_name").notNull(),
    outcome: text("outcome", { enum: ["arrived", "updated", "unchanged", "held"] }).notNull(),
    state: stateOf(),
    stateAt: moment("state_at"),
    worked: boolean("worked").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.preAlertId, table.targetCompanyId] }),
    foreignKey({
      columns: [table.companyId, table.preAlertId],
      foreignColumns: [preAlerts.companyId, preAlerts.id],
    }).onDelete("cascade"),
  ],
);
