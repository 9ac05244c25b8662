import { partyStateTexts, type PartyState } from "@lading/contract/party";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface PartySelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  placeholder: string;
  /** The parties that were found. */
  found: readonly { id: string; number: string; name: string; status: PartyState }[];
  onSearch: (text: string) => void;
  /** The answer to what is typed is not there yet. */
  isWaiting: boolean;
  /** Somebody reaches for the field. */
  wake: () => void;
}

/** A choice of one party, found as one types; one that is not enabled says so. */
export function PartySelect({ value, placeholder, found, onSearch, isWaiting, wake, ...field }: PartySelectProps) {
  const { language } = useTexts("app");
  const options = found.map(({ id, number, name, status }) => ({
    value: id,
    label: `${name} (${number})${status === "enabled" ? "" : ` · ${partyStateTexts[status][language]}`}`,
  }));
  return (
    <Select
      {...field}
      {...(value !== undefined && { value })}
      className={isWaiting ? "full-width field-waits" : "full-width"}
      allowClear
      placeholder={placeholder}
      showSearch={{ filterOption: false, onSearch }}
      options={options}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}
