import "./payment-invoice.css";
import {
  addPaymentInvoice,
  paymentInvoiceStatusTexts,
  paymentInvoiceTitles,
  type InvoiceCost,
} from "@lading/contract/payment-invoice";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { CostList } from "./CostList.tsx";
import { InvoiceList } from "./InvoiceList.tsx";
import { NewInvoice } from "./NewInvoice.tsx";

const views = ["all", "toConfirm", "confirmed", "costs", "invoicedCosts"] as const;
type View = (typeof views)[number];

/** /businessLedger/paymentInvoice: suppliers' invoices by how they stand, and the costs with and without one. */
export default function PaymentInvoicesPage() {
  const { t, language } = useTexts("payment-invoice");
  const may = useMayCall();
  const page = usePage();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "all");
  const [entering, setEntering] = useState<readonly InvoiceCost[] | null>(null);
  if (entering) return <NewInvoice costs={entering} onClose={() => setEntering(null)} />;
  const show = (next: View) => {
    // A list's filters stand in the address: another list has its own.
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  const labels = {
    all: t("all"),
    toConfirm: paymentInvoiceStatusTexts.toConfirm[language],
    confirmed: paymentInvoiceStatusTexts.confirmed[language],
    costs: paymentInvoiceTitles.costs[language],
    invoicedCosts: paymentInvoiceTitles.invoicedCosts[language],
  };
  const add = may(addPaymentInvoice) && (
    <Button type="primary" onClick={() => setEntering([])}>
      {t("enter")}
    </Button>
  );
  return (
    <div className="payment-invoice-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === "costs" || view === "invoicedCosts" ? (
        <CostList key={view} invoiced={view === "invoicedCosts"} onEnter={setEntering} />
      ) : (
        <InvoiceList key={view} status={view} toolbar={add} />
      )}
    </div>
  );
}
