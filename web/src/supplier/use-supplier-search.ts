import { getSupplierOptionList, type SupplierKind } from "@lading/contract/supplier";
import { useRead } from "#core/api";
import { usePartySearch } from "#party";

interface Wanted {
  /** The typed text; without it the answer's `onSearch` keeps it. */
  text?: string;
  chosenId?: string | undefined;
  kind?: SupplierKind | undefined;
}

/** Suppliers that are found as one types, from the moment somebody reaches for the field (or one is chosen). */
export function useSupplierSearch({ kind, ...looking }: Wanted = {}) {
  const { input, options, field, isWaiting } = usePartySearch(looking);
  const read = useRead(getSupplierOptionList, { ...input, ...(kind && { kind }) }, options);
  return { rows: read.data?.rows ?? [], isWaiting: isWaiting(read), ...field };
}
