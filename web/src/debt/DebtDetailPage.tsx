import {
  createDebtNotePdf,
  createDebtTaxInvoicePdf,
  debtFieldTexts,
  debtStatusTexts,
  loadDebtInfo,
  type WholeDebt,
} from "@lading/contract/debt";
import { Button } from "antd";
import { useEffect } from "react";
import { openFile, useRead, useSubmission } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { IssuedInvoices } from "#tax-invoice";
import { DetailPage, Facts, Panel } from "#ui";

/** /debtDetail?id=…: one of the signed-in customer's own bills with its VAT e-invoices. */
export default function DebtDetailPage() {
  const { t } = useTexts("debt");
  const { search, setTitle } = usePage();
  const read = useRead(loadDebtInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const printNote = useSubmission(createDebtNotePdf);
  const printInvoice = useSubmission(createDebtTaxInvoicePdf);
  const debt = read.data;
  const number = debt?.invoiceNo;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const openNote = (id: string) =>
    void openFile(printNote({ ids: [id] }).then(({ path }) => path)).catch(() => undefined);
  return (
    <DetailPage
      read={read}
      title={number ?? t("detail")}
      actions={debt && <Button onClick={() => openNote(debt.id)}>{t("debitNote")}</Button>}
    >
      {debt && <DebtFacts debt={debt} />}
      {debt && (
        <Panel title={t("taxInvoices")}>
          {debt.taxInvoices.length === 0 ? (
            <p className="muted">{t("noTaxInvoice")}</p>
          ) : (
            <>
              <p className="muted">{t("taxInvoiceHint")}</p>
              <IssuedInvoices invoices={debt.taxInvoices} currency={debt.currency} print={printInvoice} />
            </>
          )}
        </Panel>
      )}
    </DetailPage>
  );
}

function DebtFacts({ debt }: { debt: WholeDebt }) {
  const { language } = useTexts("debt");
  const field = useFieldTexts(debtFieldTexts);
  return (
    <Facts
      facts={[
        { label: field("waybillNumber"), value: debt.waybillNumber },
        { label: field("billDate"), value: formatDate(debt.billDate) },
        { label: field("dueDate"), value: formatDate(debt.dueDate) },
        { label: field("amount"), value: formatMoney(debt.amount, debt.currency) },
        { label: field("balance"), value: formatMoney(debt.balance, debt.currency) },
        { label: field("status"), value: debtStatusTexts[debt.status][language] },
        { label: field("overdueDays"), value: debt.overdueDays > 0 ? String(debt.overdueDays) : "" },
      ]}
    />
  );
}
