import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { uses } from "./uses.ts";

/** Records that others point to: by which column, and the tables that may, each with why a deletion does not ask it. */
const pointedTo: Record<keyof typeof uses, { column: string; further?: string; letBe: Record<string, string> }> = {
  waybills: {
    column: "waybill_id",
    letBe: {
      waybill_item: "goes with its waybill",
      awb_number: "goes back into the stock",
      tracking_number: "goes with its waybill",
      tracking_hand_over: "says where a shipment began; leads nowhere any more",
      waybill_event: "only ever added to; leads nowhere any more",
      container: "goes with its waybill",
      container_packing: "goes with its waybill",
      job_sign_off: "goes with its waybill",
      partly_paid_mark: "lists a waybill by its bills, and one with bills stays",
      entrust_order: "keeps the number of a waybill that is gone",
      pre_alert: "keeps what it said of a waybill that is gone",
      pre_alert_house: "keeps what it said of a waybill that is gone",
      cargo_file: "stays in the cargo file centre",
      waybill_profit: "kept sums, which the job takes away with the waybill's last charge",
      profit_due: "marks of sums to be made again; of a waybill that is gone there is none",
    },
  },
  suppliers: {
    column: "supplier_id",
    letBe: {
      supplier_service: "goes with its supplier",
      supplier_operation: "goes with its supplier",
    },
  },
  chargeItems: { column: "charge_item_id", letBe: {} },
  users: {
    column: "operator_id",
    further: "approver_id",
    letBe: { waybill_profit: "says again what its waybill says, which is asked" },
  },
  expenseCategories: { column: "expense_category_id", letBe: {} },
  currencies: {
    column: "currency",
    letBe: {
      supplier: "prices of its services, which are no bookings",
      waybill: "the value of goods, in any currency",
      waybill_item: "the value of goods, in any currency",
    },
  },
};

test.each(Object.entries(pointedTo))(
  "Deleting %s asks every table that points to them",
  (kind, { column, further, letBe }) => {
    const asked = Object.entries(uses).flatMap(([of, tables]) => (of === kind ? tables.map(({ table }) => table) : []));
    const advice = `app.ts hands the uses of ${kind} to their module: a table with ${column} is among them, or is let be here with a reason`;
    expect([...asked, ...Object.keys(letBe)].toSorted(), advice).toEqual(
      [column, further ?? []].flat().flatMap(tablesWith).toSorted(),
    );
  },
);

/** Tables of all modules that have a column, by their declarations. */
function tablesWith(column: string): string[] {
  return globSync("**/tables.ts", { cwd: import.meta.dirname })
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), "utf8")
        .split("pgTable(")
        .slice(1),
    )
    .filter((declared) => declared.includes(`("${column}"`))
    .flatMap((declared) => /"([a-z_]+)"/.exec(declared)?.[1] ?? []);
}
