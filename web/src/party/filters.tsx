import { partyFieldTexts, partyStates, partyStateTexts } from "@lading/contract/party";
import type { Language } from "@lading/contract/core";
import { Input } from "antd";
import type { ListFilter } from "#ui";
import { Select } from "#ui";

/** A filter by a part of a text. */
export function textFilter(name: string, label: string, most = 80): ListFilter {
  return { name, label, field: <Input allowClear maxLength={most} /> };
}

/** A filter by whether something is so, in words for both. */
export function yesNoFilter(name: string, label: string, [yes, no]: readonly [string, string]): ListFilter {
  const options = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return { name, kind: "yesNo", label, field: <Select allowClear options={options} /> };
}

/** The filter by how a party stands. */
export function stateFilter(language: Language): ListFilter {
  const options = partyStates.map((value) => ({ value, label: partyStateTexts[value][language] }));
  return { name: "status", label: partyFieldTexts.status[language], field: <Select allowClear options={options} /> };
}
