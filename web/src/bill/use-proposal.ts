import { getCollectionBillProposal } from "@lading/contract/bill";
import { Form, type FormInstance } from "antd";
import { useEffect } from "react";
import { useRead } from "#core/api";
import type { BillValues } from "./bill.ts";

/** Fills in what a new bill of the chosen customer most likely has, wherever the person has typed nothing. */
export function useProposal(form: FormInstance<BillValues>): void {
  const { customerNumber = "", billDate = "" } = Form.useWatch([], form) ?? {};
  const { data } = useRead(
    getCollectionBillProposal,
    { customerNumber, billDate },
    { quiet: true, ownErrors: true, enabled: customerNumber !== "" },
  );
  useEffect(() => {
    if (!data) return;
    if (!form.isFieldTouched("currency")) form.setFieldValue("currency", data.currency);
    if (!form.isFieldTouched("dueDate")) form.setFieldValue("dueDate", data.dueDate);
  }, [form, data]);
}
