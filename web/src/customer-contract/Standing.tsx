import { contractFieldTexts } from "@lading/contract/customer-contract";
import type { CreditStanding } from "@lading/contract/customer-contract";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts, useFieldTexts } from "#core/i18n";
import { Facts, StatusTag } from "#ui";

/** How a customer's credit stands, in figures. */
export function Standing({ standing }: { standing: CreditStanding }) {
  const { t } = useTexts("customer-contract");
  const field = useFieldTexts(contractFieldTexts);
  const { contract, currency, used, available, creditAmount, creditLimit, creditDays, holds, warned } = standing;
  const { overdueBills, overdueAmount, overdueDays } = standing;
  if (!contract) return null;
  const money = (amount: string | null) =>
    amount === null ? (
      ""
    ) : (
      <bdi dir="ltr" key="amount">
        {formatMoney(amount, currency)}
      </bdi>
    );
  return (
    <Facts
      title={t("standing.title")}
      actions={
        <span className="contract-end">
          {holds.map((hold) => (
            <StatusTag key={hold} tone="bad">
              {t(`standing.${hold}`)}
            </StatusTag>
          ))}
          {warned && <StatusTag tone="warning">{t("standing.warned")}</StatusTag>}
        </span>
      }
      facts={[
        { label: t("standing.used"), value: money(used) },
        { label: field("creditAmount"), value: money(creditAmount) },
        { label: field("creditLimit"), value: money(creditLimit) },
        { label: t("standing.available"), value: money(available) },
        {
          label: field("creditDays"),
          value: creditDays === null ? "" : t("standing.daysValue", { count: creditDays }),
        },
        {
          label: t("standing.overdueLabel"),
          value:
            overdueBills === 0
              ? ""
              : `${t("standing.overdueValue", { count: overdueBills, amount: formatMoney(overdueAmount, currency) })} · ${t("standing.longest", { days: overdueDays })}`,
        },
        {
          label: t("standing.contract"),
          value: <Link to={`/contractDetail?id=${contract.id}`}>{contract.contractNumber}</Link>,
        },
      ]}
    />
  );
}
