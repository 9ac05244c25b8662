import { getCustomerOptionList } from "@lading/contract/customer";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";

const typingPauseMs = 200;

/** Customers that are found as one types, from the moment somebody reaches for the field (or one is chosen). */
export function useCustomerSearch(chosenId = "") {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 80)), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useRead(
    getCustomerOptionList,
    { search, ...(chosenId !== "" && { chosenId }) },
    { quiet: true, ownErrors: true, enabled: isAwake || chosenId !== "" },
  );
  return { rows: data?.rows ?? [], onSearch: setTyped, wake: () => setAwake(true) };
}
