import { ageingBands, ageingTexts } from "@lading/contract/check-bill";
import type { AnswerOf } from "@lading/contract/core";
import { createDebtStatementPdf, getDebtSummary } from "@lading/contract/debt";
import { Button } from "antd";
import { useState } from "react";
import { StatementDialog } from "#check-bill";
import { useRead, useSubmission } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import "./debt.css";

type Sum = AnswerOf<typeof getDebtSummary>["rows"][number];

/** A card for each currency that something is open in: how much, how old, and the statement. */
export function DebtSums() {
  const { t } = useTexts("debt");
  const { data } = useRead(getDebtSummary, {});
  const print = useSubmission(createDebtStatementPdf);
  const [printed, setPrinted] = useState<Sum | null>(null);
  if (!data) return null;
  if (data.rows.length === 0) return <p className="muted">{t("nothing")}</p>;
  return (
    <section className="debt-sums">
      {data.rows.map((sum) => (
        <DebtSum key={sum.currency} sum={sum} onPrint={() => setPrinted(sum)} />
      ))}
      {printed && (
        <StatementDialog
          title={t("statementOf", { currency: printed.currency })}
          asOf=""
          print={(asked) => print({ currency: printed.currency, ...asked })}
          onClose={() => setPrinted(null)}
        />
      )}
    </section>
  );
}

function DebtSum({ sum: { currency, count, balance, overdue, ageing }, onPrint }: { sum: Sum; onPrint: () => void }) {
  const { t, language } = useTexts("debt");
  const bands = ageingBands.filter((band) => /[1-9]/.test(ageing[band] ?? ""));
  const isOverdue = /[1-9]/.test(overdue);
  return (
    <article className="debt-sum">
      <h2>{t("owed", { currency })}</h2>
      <p className="debt-balance">
        <bdi dir="ltr">{formatMoney(balance, currency)}</bdi>
      </p>
      <p className="muted">
        {t("bills", { count })} ·{" "}
        {isOverdue ? t("ofItOverdue", { amount: formatMoney(overdue, currency) }) : t("nothingOverdue")}
      </p>
      <dl>
        {bands.map((band) => (
          <div key={band}>
            <dt>{ageingTexts[band][language]}</dt>
            <dd>
              <bdi dir="ltr">{formatMoney(ageing[band], currency)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={onPrint}>{t("print")}</Button>
    </article>
  );
}
