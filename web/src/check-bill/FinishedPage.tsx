import "./check-bill.css";
import { getPartlyPaidList, partlyPaidTexts, writeOffTitles } from "@lading/contract/write-off";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { PartlyPaidList, WriteOffList } from "#write-off";
import { CheckBillList } from "./CheckBillList.tsx";

const views = ["checkBills", "writeOffs", "partlyPaid"] as const;
type View = (typeof views)[number];

/** /businessLedger/finishedCheckBillsSummary: check bills that the parties agreed to, and the write-offs. */
export default function FinishedPage() {
  const { t, language } = useTexts("check-bill");
  const page = usePage();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "checkBills");
  const show = (next: View) => {
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  const labels = {
    checkBills: t("all"),
    writeOffs: writeOffTitles.all[language],
    partlyPaid: partlyPaidTexts.title[language],
  };
  // Only companies that had such marks have the list.
  const marked = useRead(getPartlyPaidList, { pageSize: 1 }, { quiet: true, ownErrors: true }).data;
  const offered = views.filter((one) => one !== "partlyPaid" || view === one || (marked?.total ?? 0) > 0);
  return (
    <div className="check-bill-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={offered.map((value) => ({ value, label: labels[value] }))}
      />
      {view === "checkBills" && <CheckBillList status="finished" />}
      {view === "writeOffs" && <WriteOffList />}
      {view === "partlyPaid" && <PartlyPaidList />}
    </div>
  );
}
