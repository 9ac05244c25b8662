import { Select } from "antd";
import { useTexts } from "#core/i18n";
import { useLabels } from "./labels.ts";
import { useCustomerSearch } from "./use-customer-search.ts";

interface CustomerSelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  /** One that cannot be chosen. */
  except?: string;
}

/** A customer of the company, found by number, name in any script, pinyin or its initials. */
export function CustomerSelect({ except, value, ...field }: CustomerSelectProps) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  const { rows, onSearch, wake } = useCustomerSearch(value);
  const options = rows
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
      showSearch={{ filterOption: false, onSearch }}
      options={options}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}
