import { addCollectionBill } from "@lading/contract/bill";
import { getCustomerOptionList } from "@lading/contract/customer";
import { getExpenseNameList } from "@lading/contract/charge-item";
import { addSupplierCostDetails } from "@lading/contract/supplier-cost";
import type { ListedWaybill } from "@lading/contract/waybill";
import type { Stage } from "../stage.ts";

const charge = (chargeItemId: string, unitPrice: string) => ({ chargeItemId, qty: "1", unitPrice });

interface Charged {
  invoiceNo: string;
  /** The firm that owes the bill and is owed the costs. */
  customerId: string;
  customerNumber: string;
}

/** Charges on a waybill: a bill of a thousand dollars with two lines, and costs of 600 dollars and of 50 riyals. */
export async function addCharges(lading: Stage, house: ListedWaybill): Promise<Charged> {
  const token = await lading.signIn();
  const items = (await lading.call(getExpenseNameList, { pageSize: 2 }, token)).Content?.rows ?? [];
  const [first = "", second = ""] = items.map(({ id }) => id);
  const waybillId = house.id;
  // The demo's waybills also have customers that are no longer dealt with.
  const customers = (await lading.call(getCustomerOptionList, { search: "C00" }, token)).Content?.rows ?? [];
  const { id: customerId = "", customerNumber = "" } = customers.find(({ status }) => status === "enabled") ?? {};
  const day = new Date().toISOString().slice(0, 10);
  const lines = [charge(first, "500"), charge(second, "500")];
  const bill = { waybillId, customerNumber, billDate: day, currency: "USD" as const, lines };
  const written = await lading.call(addCollectionBill, bill, token);
  const cost = { customerNumber, costDate: day, billReferNo: `INV-${house.houseNumber}` };
  const costs = [
    { ...cost, ...charge(first, "600"), currency: "USD" as const },
    { ...cost, ...charge(first, "50"), currency: "SAR" as const },
  ];
  const entered = await lading.call(addSupplierCostDetails, { waybillId, costs }, token);
  const { ErrorMsg } = written.ErrorMsg === null ? entered : written;
  if (ErrorMsg !== null) throw new Error(ErrorMsg);
  return { invoiceNo: written.Content.invoiceNo, customerId, customerNumber };
}
