import "./bank-statement.css";
import { bankStatementTitles } from "@lading/contract/bank-statement";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { EntryList } from "./EntryList.tsx";
import { FileList } from "./FileList.tsx";
import { ReceiptList } from "./ReceiptList.tsx";

const views = ["entries", "receipts", "page"] as const;
type View = (typeof views)[number];

/** /financialBill/bankStatement: entries of banks' files, the receipts made of them, and the statements. */
export default function BankStatementPage() {
  const { t, language } = useTexts("bank-statement");
  const page = usePage();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "entries");
  const show = (next: View) => {
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  return (
    <div className="bank-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: bankStatementTitles[value][language] }))}
      />
      {view === "entries" && <EntryList />}
      {view === "receipts" && <ReceiptList />}
      {view === "page" && <FileList />}
    </div>
  );
}
