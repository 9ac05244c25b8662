import "./tax-invoice.css";
import { taxInvoiceTitles } from "@lading/contract/tax-invoice";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { ApplicationList } from "./ApplicationList.tsx";
import { BillList } from "./BillList.tsx";
import { IssuedList } from "./IssuedList.tsx";

const views = ["bills", "applications", "issued"] as const;
type View = (typeof views)[number];

const lists = { bills: BillList, applications: ApplicationList, issued: IssuedList } as const;

/** /businessLedger/taxInvoice: bills that can be invoiced, what was applied for, and issued tax invoices. */
export default function TaxInvoicePage() {
  const { t, language } = useTexts("tax-invoice");
  const page = usePage();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "bills");
  const show = (next: View) => {
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  const List = lists[view];
  return (
    <div className="tax-invoice-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: taxInvoiceTitles[value][language] }))}
      />
      <p className="tax-invoice-hint muted">{t("recorded")}</p>
      <List />
    </div>
  );
}
