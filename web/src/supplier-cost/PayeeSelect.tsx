import { nameIn } from "@lading/contract/core";
import { type PartyState, partyStateTexts } from "@lading/contract/party";

import { useTexts } from "#core/i18n";
import { useCustomerSearch, type KnownCustomer } from "#customer";
import { useSupplierSearch } from "#supplier";
import { Select } from "#ui";

interface PayeeSelectProps {
  /** The number of the supplier, or of the customer. */
  value?: string | undefined;
  onChange?: (number: string | undefined) => void;
  id?: string;
  /** The one that is chosen already, with its name as it was then. */
  known?: KnownCustomer | undefined;
}

/** A payee: suppliers first, then customers; found by number, name, pinyin or its initials. */
export function PayeeSelect({ known, ...field }: PayeeSelectProps) {
  const { t, language } = useTexts("supplier-cost");
  const suppliers = useSupplierSearch();
  const customers = useCustomerSearch();
  const stateOf = (status: PartyState) => (status === "enabled" ? "" : partyStateTexts[status][language]);
  const groups = [
    {
      label: t("payee.suppliers"),
      options: suppliers.rows.map((row) =>
        optionOf(row.supplierNumber, nameIn(row.supplierName, row.companyNameEn, language), stateOf(row.status)),
      ),
    },
    {
      label: t("payee.customers"),
      options: customers.rows.map((row) =>
        optionOf(row.customerNumber, nameIn(row.customerName, row.companyNameEn, language), stateOf(row.status)),
      ),
    },
  ].filter(({ options }) => options.length > 0);
  const isOffered =
    !known?.customerNumber || groups.some(({ options }) => options.some(({ value }) => value === known.customerNumber));
  const wake = () => {
    suppliers.wake();
    customers.wake();
  };
  return (
    <Select
      {...field}
      {...((suppliers.isWaiting || customers.isWaiting) && { className: "field-waits" })}
      options={isOffered ? groups : [optionOf(known.customerNumber, known.customerName), ...groups]}
      popupMatchSelectWidth={false}
      placeholder={t("payee.hint")}
      showSearch={{
        filterOption: false,
        onSearch: (typed) => {
          suppliers.onSearch(typed);
          customers.onSearch(typed);
        },
      }}
      onFocus={wake}
      onOpenChange={wake}
    />
  );
}

/** `state`: how a party stands whom not everybody should go on with. */
function optionOf(value: string, name: string, state = "") {
  return { value, label: [value, name, state].filter((part) => part !== "").join(" · ") };
}
