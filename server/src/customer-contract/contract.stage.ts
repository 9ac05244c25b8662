import { addCollectionBill } from "@lading/contract/bill";
import type { RequestOf } from "@lading/contract/core";
import { addContract } from "@lading/contract/customer-contract";
import { sql } from "drizzle-orm";
import { billModule, openBills } from "#bill";
import { openAccountHouse, type AccountHouse } from "#supplier-cost/testing";
import { waybillModule } from "#waybill";
import { creditGate, customerContractModule } from "./index.ts";

/** A day so many days from today, YYYY-MM-DD. */
export function day(later: number): string {
  return new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
}

/** A company with contracts, bills and waybills; Omar of sales serves the customer C0001 and may not pass its credit. */
export interface ContractHouse extends AccountHouse {
  customerId: string;
  salesId: string;
  /** Adds a contract with C0001, by the administrator. */
  addContract(change?: Partial<RequestOf<typeof addContract>>): Promise<string>;
  /** A contract as its form sends it. */
  contract(change?: Partial<RequestOf<typeof addContract>>): RequestOf<typeof addContract>;
  /** Writes a bill of so many RMB to C0001, on a waybill of its own. */
  bill(
    amount: string,
    by: string,
    change?: Partial<RequestOf<typeof addCollectionBill>>,
  ): Promise<{ StatusCode: number; ErrorMsg: string | null; Content: { id: string; fields?: Record<string, string> } }>;
  /** Takes away what the tests made. */
  empty(): Promise<void>;
}

let serial = 0;

export async function openContractHouse(): Promise<ContractHouse> {
  const house = await openAccountHouse((lock) => [
    billModule({ lock, credit: creditGate(openBills) }),
    waybillModule({ credit: creditGate(openBills) }),
    customerContractModule({ openBills }),
  ]);
  const [ids] = await house.inCompany(async (db) => {
    const { rows } = await db.execute<{ customerId: string; salesId: string }>(sql`
      UPDATE customer SET sales_id = (SELECT id FROM staff_user WHERE user_name = 'Omar')
      WHERE customer_number = 'C0001' RETURNING id AS "customerId", sales_id AS "salesId"`);
    return rows;
  });
  if (!ids) throw new Error("The house has a customer");
  const { customerId, salesId } = ids;
  const contract: ContractHouse["contract"] = (change = {}) => ({
    customerId,
    name: "Framework agreement",
    nature: "framework",
    conclusion: day(-100),
    issuer: "Chen Jing",
    validity: { from: day(-90), to: day(200) },
    ...change,
  });
  const token = house.tokens.administrator;
  return {
    ...house,
    customerId,
    salesId,
    contract,
    addContract: async (change) => {
      const { Content, ErrorMsg } = await house.app.call(addContract, contract(change), { token });
      if (!Content?.id) throw new Error(ErrorMsg ?? "");
      return Content.id;
    },
    bill: async (amount, by, change = {}) => {
      serial += 1;
      const waybillId = await house.addWaybill(`CR26${String(serial).padStart(7, "0")}`);
      await house.inCompany((db) => db.execute(sql`UPDATE waybill SET sales_id = ${salesId} WHERE id = ${waybillId}`));
      const form = {
        waybillId,
        customerNumber: "C0001",
        billDate: day(0),
        currency: "RMB" as const,
        lines: [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: amount }],
        ...change,
      };
      return await house.app.call(addCollectionBill, form, { token: by, language: "en" });
    },
    empty: async () => {
      await house.inCompany(async (db) => {
        await db.execute(sql`DELETE FROM collection_bill`);
        await db.execute(sql`DELETE FROM customer_contract`);
      });
    },
  };
}
