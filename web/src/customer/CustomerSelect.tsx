import { getCustomerOptionList } from "@lading/contract/customer";
import { Select } from "antd";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useLabels } from "./labels.ts";

interface CustomerSelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  /** One that cannot be chosen. */
  except?: string;
}

const typingPauseMs = 200;

/** A customer of the company, found by number, name in any script, pinyin or its initials. */
export function CustomerSelect({ except, value, ...field }: CustomerSelectProps) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useRead(
    getCustomerOptionList,
    { search: search.slice(0, 80), ...(value && { chosenId: value }) },
    { quiet: true, ownErrors: true },
  );
  const options = (data?.rows ?? [])
    .filter(({ id }) => id !== except)
    .map(({ id, customerName, customerNumber, status }) => ({
      value: id,
      label: `${customerName} (${customerNumber})${status === "enabled" ? "" : ` · ${labels.state(status)}`}`,
    }));
  return (
    <Select
      {...field}
      {...(value !== undefined && { value })}
      className="full-width"
      allowClear
      placeholder={t("select.hint")}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
    />
  );
}
