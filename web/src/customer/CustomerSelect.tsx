import { nameIn } from "@lading/contract/core";
import { useTexts } from "#core/i18n";
import { PartySelect } from "#party";
import { useCustomerSearch } from "./use-customer-search.ts";

interface CustomerSelectProps {
  value?: string;
  onChange?: (id: string | undefined) => void;
  id?: string;
  /** The id of a customer that cannot be chosen. */
  except?: string;
}

/** A customer of the company, found by number, name in any script, pinyin or its initials. */
export function CustomerSelect({ except, ...field }: CustomerSelectProps) {
  const { t, language } = useTexts("customer");
  const { rows, ...search } = useCustomerSearch(field.value);
  const found = rows
    .filter(({ id }) => id !== except)
    .map(({ id, customerNumber: number, customerName, companyNameEn, status }) => ({
      id,
      number,
      name: nameIn(customerName, companyNameEn, language),
      status,
    }));
  return <PartySelect {...field} {...search} found={found} placeholder={t("select.hint")} />;
}
