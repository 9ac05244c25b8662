import { Select } from "antd";
import { useCustomerSearch } from "./use-customer-search.ts";

/** A customer as a record names it. */
export interface KnownCustomer {
  customerNumber: string;
  customerName: string;
}

interface CustomerNumberSelectProps {
  /** The customer's number. */
  value?: string | undefined;
  onChange?: (customerNumber: string | undefined) => void;
  id?: string;
  /** The one that is chosen already, with its name. */
  known?: KnownCustomer | undefined;
  "aria-label"?: string;
}

/** The same choice for records that name their customer by its number, with the name as it was then. */
export function CustomerNumberSelect({ known, ...field }: CustomerNumberSelectProps) {
  const { rows, onSearch, wake } = useCustomerSearch();
  const found: readonly KnownCustomer[] = rows;
  const isOffered = !known?.customerNumber || found.some((row) => row.customerNumber === known.customerNumber);
  const options = (isOffered ? found : [known, ...found]).map(({ customerNumber, customerName }) => ({
    value: customerNumber,
    label: `${customerNumber} · ${customerName}`,
  }));
  return (
    <Select
      {...field}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch }}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}
