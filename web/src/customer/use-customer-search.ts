import { getCustomerOptionList } from "@lading/contract/customer";
import { useRead } from "#core/api";
import { usePartySearch } from "#party";

/** Customers that are found as one types, from the moment somebody reaches for the field (or one is chosen). */
export function useCustomerSearch(chosenId?: string) {
  const { input, options, field, isWaiting } = usePartySearch({ chosenId });
  const read = useRead(getCustomerOptionList, input, options);
  return { rows: read.data?.rows ?? [], isWaiting: isWaiting(read), ...field };
}
