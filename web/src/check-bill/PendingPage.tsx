import "./check-bill.css";
import { checkBillFieldTexts, type PartySum } from "@lading/contract/check-bill";
import { useState } from "react";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Segments } from "#ui";
import { CheckBillList } from "./CheckBillList.tsx";
import { OpenLineList } from "./OpenLineList.tsx";
import { PartySumList } from "./PartySumList.tsx";

const views = ["parties", "lines", "checkBills"] as const;
type View = (typeof views)[number];

/** /businessLedger/pendingCheckBillsSummary: what waits for reconciliation by party, line by line, and the check bills not agreed. */
export default function PendingPage() {
  const { t } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const page = usePage();
  const [view, setView] = useState<View>(
    () => views.find((one) => one === page.search.get("view")) ?? (page.search.has("partyId") ? "lines" : "parties"),
  );
  const show = (next: View, search = new URLSearchParams()) => {
    // A list's filters stand in the address: another list has its own.
    page.replaceSearch(search);
    setView(next);
  };
  const openLines = ({ partyId, currency, kind }: PartySum, asOf: string) =>
    show("lines", new URLSearchParams({ partyId, currency, kind, ...(asOf !== "" && { asOf }) }));
  const labels = { parties: t("byParty"), lines: field("lines"), checkBills: t("all") };
  return (
    <div className="check-bill-views">
      <Segments
        label={t("view")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === "parties" && <PartySumList onOpen={openLines} />}
      {view === "lines" && <OpenLineList />}
      {view === "checkBills" && <CheckBillList status="pending" />}
    </div>
  );
}
