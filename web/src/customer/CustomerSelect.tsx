import { getCustomerOptionList } from "@lading/contract/customer";
import { Select } from "antd";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";

/** A customer as a record names it. */
export interface KnownCustomer {
  customerNumber: string;
  customerName: string;
}

interface CustomerSelectProps {
  /** The customer's number. */
  value?: string | undefined;
  onChange?: (customerNumber: string | undefined) => void;
  id?: string;
  /** The one that is chosen already, with its name. */
  known?: KnownCustomer | undefined;
  "aria-label"?: string;
}

/** Between a key and the question. */
const patienceMs = 250;

/** A choice of customers by number or name; what it holds is the number. */
export function CustomerSelect({ known, ...field }: CustomerSelectProps) {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 80)), patienceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useRead(getCustomerOptionList, { search }, { quiet: true, ownErrors: true, enabled: isAwake });
  const rows: readonly KnownCustomer[] = data?.rows ?? [];
  const isOffered = !known?.customerNumber || rows.some((row) => row.customerNumber === known.customerNumber);
  const options = (isOffered ? rows : [known, ...rows]).map(({ customerNumber, customerName }) => ({
    value: customerNumber,
    label: `${customerNumber} · ${customerName}`,
  }));
  return (
    <Select
      {...field}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onFocus={() => setAwake(true)}
      onOpenChange={() => setAwake(true)}
    />
  );
}
