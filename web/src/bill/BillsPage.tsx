import { usePage } from "#core/page";
import { BillList } from "./BillList.tsx";
import { NewBill } from "./NewBill.tsx";

/** /billsReceivable?waybill=…: a new bill for a waybill; without one, all bills. */
export default function BillsPage() {
  const { search } = usePage();
  const waybillId = search.get("waybill");
  return waybillId ? <NewBill waybillId={waybillId} /> : <BillList />;
}
