import { Input } from "antd";
import type { useTexts } from "#core/i18n";
import type { ListFilter } from "#ui";

/** Who decided, and what was noted with the verdict: the same for a query as for a hit. */
export function decisionFilters(t: ReturnType<typeof useTexts<"market-risk">>["t"]): ListFilter[] {
  const numbers = ["businessNumber", "warningNumber", "caseId"] as const;
  return [
    { name: "decidedBy", label: t("decidedBy"), field: <Input allowClear maxLength={80} /> },
    ...numbers.map((name) => ({
      name,
      label: t(name),
      field: <Input allowClear maxLength={60} dir="ltr" />,
    })),
  ];
}
