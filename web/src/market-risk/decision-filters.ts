import { decidedFields, notedNumbers } from "@lading/contract/market-risk";
import { useMemo } from "react";
import { useFieldFilters, type ListFilter } from "#ui";

const filterFields = { ...notedNumbers, decidedBy: decidedFields.decidedByName };

/** Who decided, and what was noted with the verdict: the same for a query as for a hit. */
export function useDecisionFilters(): readonly ListFilter[] {
  const filter = useFieldFilters(filterFields);
  return useMemo(
    () => [filter("decidedBy"), filter("businessNumber"), filter("warningNumber"), filter("caseId")],
    [filter],
  );
}
