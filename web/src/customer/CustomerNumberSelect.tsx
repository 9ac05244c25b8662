import { nameIn } from "@lading/contract/core";
import { type PartyState, partyStateTexts } from "@lading/contract/party";

import { useTexts } from "#core/i18n";
import { useCustomerSearch } from "./use-customer-search.ts";
import { Select } from "#ui";

/** A customer as a record names it. */
export interface KnownCustomer {
  customerNumber: string;
  customerName: string;
  companyNameEn?: string;
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

/** Of the one that is chosen already it is not known how it stands. */
type Offered = KnownCustomer & { status?: PartyState };

/** The same choice for records that name their customer by its number, with the name as it was then. */
export function CustomerNumberSelect({ known, ...field }: CustomerNumberSelectProps) {
  const { language } = useTexts("app");
  const { rows, onSearch, isWaiting, wake } = useCustomerSearch();
  const found: readonly Offered[] = rows;
  const isOffered = !known?.customerNumber || found.some((row) => row.customerNumber === known.customerNumber);
  const offered: readonly Offered[] = isOffered ? found : [known, ...found];
  const options = offered.map(({ customerNumber, customerName, companyNameEn = "", status }) => ({
    value: customerNumber,
    label: `${customerNumber} · ${nameIn(customerName, companyNameEn, language)}${status && status !== "enabled" ? ` · ${partyStateTexts[status][language]}` : ""}`,
  }));
  return (
    <Select
      {...field}
      {...(isWaiting && { className: "field-waits" })}
      options={options}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch }}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}
