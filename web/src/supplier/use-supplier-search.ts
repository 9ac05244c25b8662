import { getSupplierOptionList, type SupplierKind } from "@lading/contract/supplier";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTyped } from "#ui";

interface Wanted {
  /** What is typed; without it the answer's `onSearch` keeps it. */
  text?: string;
  chosenId?: string | undefined;
  kind?: SupplierKind | undefined;
}

/** Suppliers that are found as one types, from the moment somebody reaches for the field (or one is chosen). */
export function useSupplierSearch({ text, chosenId = "", kind }: Wanted = {}) {
  const [typed, setTyped] = useState("");
  const [isAwake, setAwake] = useState(false);
  const search = useTyped((text ?? typed).trim().slice(0, 80));
  const { data } = useRead(
    getSupplierOptionList,
    { search, ...(chosenId !== "" && { chosenId }), ...(kind && { kind }) },
    { quiet: true, ownErrors: true, enabled: isAwake || chosenId !== "" },
  );
  return { rows: data?.rows ?? [], onSearch: setTyped, wake: () => setAwake(true) };
}
