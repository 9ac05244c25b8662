import "./payment.css";
import { getPayableList, paymentTitles } from "@lading/contract/payment";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { PaidList } from "./PaidList.tsx";
import { ToPayList } from "./ToPayList.tsx";

const views = ["toPay", "paid"] as const;
type View = (typeof views)[number];

/** /businessLedger/payment: what waits for the cashier, and what was paid. */
export default function PaymentsPage() {
  const { t, language } = useTexts("payment");
  const page = usePage();
  const pays = useMayCall()(getPayableList);
  const [view, setView] = useState<View>(
    () => views.find((one) => one === page.search.get("view")) ?? (pays ? "toPay" : "paid"),
  );
  if (!pays) return <PaidList />;
  const show = (next: View) => {
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  return (
    <div className="payment-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: paymentTitles[value][language] }))}
      />
      {view === "toPay" ? <ToPayList /> : <PaidList />}
    </div>
  );
}
