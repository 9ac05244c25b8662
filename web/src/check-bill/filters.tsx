import {
  checkBillFieldTexts,
  getReceivableAndPayableList,
  leastNameCharacters,
  partySumShown,
} from "@lading/contract/check-bill";
import { currencies } from "@lading/contract/core";
import type { getReconciliationList } from "@lading/contract/debt";
import { Input, type SelectProps } from "antd";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { besideEachOther, useFieldTexts, useTexts } from "#core/i18n";
import { DateInput, type ListFilter, Select, useFieldFilters } from "#ui";

interface OpenFilters {
  /** False for a desk that has bills alone. */
  sides?: boolean;
  /** The list is of a party that was chosen among the sums: its name and number are asked no more. */
  chosen?: { partyId: string; call: OpenCall } | undefined;
}

/** A desk's list of open bills and costs. */
export type OpenCall = typeof getReceivableAndPayableList | typeof getReconciliationList;

/** Filters of what waits for reconciliation: whom with, on which side, in which currency, and as of when. */
export function useOpenFilters({ sides = true, chosen }: OpenFilters = {}): readonly ListFilter[] {
  const { t } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const filter = useFieldFilters(partySumShown);
  return useMemo(
    () => [
      chosen
        ? {
            name: "partyId",
            label: field("partyName"),
            field: <ChosenParty known={chosen.partyId} call={chosen.call} />,
          }
        : {
            name: "companyName",
            label: field("partyName"),
            field: <Input allowClear maxLength={80} placeholder={t("nameHint", { min: leastNameCharacters })} />,
          },
      ...(sides ? [filter("kind")] : []),
      filter("currency", <CurrencySelect />),
      ...(chosen ? [] : [filter("partyNumber")]),
      { name: "asOf", label: t("asOf"), field: <DateInput /> },
    ],
    [t, field, filter, sides, chosen],
  );
}

interface ChosenPartyProps extends SelectProps<string> {
  known: string;
  call: OpenCall;
}

/** The one party whose bills and costs are listed; without it, all are searched by name and number again. */
function ChosenParty({ known, call, ...field }: ChosenPartyProps) {
  const { data } = useRead(call, { partyId: known, pageSize: 1 }, { quiet: true, ownErrors: true });
  const [row] = data?.rows ?? [];
  const label = row ? besideEachOther([row.partyNumber, row.partyName]) : "…";
  return <Select allowClear {...field} options={[{ value: known, label }]} />;
}

/** A currency that the product deals in. */
export function CurrencySelect(props: SelectProps) {
  return <Select allowClear {...props} options={currencies.map((code) => ({ value: code, label: code }))} />;
}
