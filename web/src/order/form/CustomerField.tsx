import { getCustomerOptionList } from "@lading/contract/customer";
import { Select } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";

interface CustomerFieldProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
}

/** A customer on file, found by number or name. */
export function CustomerField({ value, onChange, id }: CustomerFieldProps) {
  const [search, setSearch] = useState("");
  const chosen = value === undefined || value === "" ? {} : { chosenId: value };
  const { data } = useRead(
    getCustomerOptionList,
    { search: search.slice(0, 80), ...chosen },
    { quiet: true, ownErrors: true },
  );
  const options = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.customerNumber} ${row.customerName}`,
  }));
  return (
    <Select
      {...(id !== undefined && { id })}
      className="full-width"
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      value={value || undefined}
      onChange={(next?: string) => onChange?.(next)}
      options={options}
    />
  );
}
