import { getCustomerOptionList } from "@lading/contract/customer";
import { getSupplierOptionList } from "@lading/contract/supplier";
import { useRead } from "#core/api";
import { useTyped } from "#ui";
import { PartyWarnings } from "./late.tsx";

export interface OnFileWarningsProps {
  /** Id, number or name of a customer who may be on file. */
  customer?: unknown;
  /** Id, number or name of a supplier who may be on file. */
  supplier?: unknown;
  /** Names that stand in the form. */
  names?: readonly unknown[];
}

const quiet = { quiet: true, ownErrors: true } as const;
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const wantedOf = (key: unknown) => (typeof key === "string" ? key.trim() : "");
const askedOf = (key: string) => (id.test(key) ? { chosenId: key } : { search: key.slice(0, 80) });

/** Says what is known against a party by any name: those in the form, and those that it has on file. */
export default function OnFileWarnings({ customer, supplier, names = [] }: OnFileWarningsProps) {
  const customerKey = useTyped(wantedOf(customer));
  const supplierKey = useTyped(wantedOf(supplier));
  const customers = useRead(getCustomerOptionList, askedOf(customerKey), { ...quiet, enabled: customerKey !== "" });
  const suppliers = useRead(getSupplierOptionList, askedOf(supplierKey), { ...quiet, enabled: supplierKey !== "" });
  const found = [
    ...(customers.data?.rows ?? [])
      .map((row) => ({ row: [row.customerName, row.companyNameEn], keys: [row.id, row.customerNumber] }))
      .filter(({ row, keys }) => [...row, ...keys].includes(customerKey)),
    ...(suppliers.data?.rows ?? [])
      .map((row) => ({ row: [row.supplierName, row.companyNameEn], keys: [row.id, row.supplierNumber] }))
      .filter(({ row, keys }) => [...row, ...keys].includes(supplierKey)),
  ];
  return <PartyWarnings names={[...names, ...found.flatMap(({ row }) => row)]} />;
}
