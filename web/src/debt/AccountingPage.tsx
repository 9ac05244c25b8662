import { checkBillFieldTexts, type PartySum } from "@lading/contract/check-bill";
import {
  createReconciliationPdf,
  exportReconciliationList,
  exportReconciliationSummary,
  getReconciliationList,
  getReconciliationSummary,
  sendReconciliationEmail,
} from "@lading/contract/debt";
import { Button } from "antd";
import { useState } from "react";
import { StatementDialog, useLineColumns, useLineFilters, useOpenFilters, useSumColumns } from "#check-bill";
import { useSubmission } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import { ListPage, Segments, TabModal } from "#ui";
import { SendStatement } from "./SendStatement.tsx";
import "./debt.css";

const views = ["customers", "bills"] as const;
type View = (typeof views)[number];

/** /salesManagement/accountingList: what one's own customers owe, by customer and bill by bill, and their statements. */
export default function AccountingPage() {
  const { t } = useTexts("debt");
  const field = useFieldTexts(checkBillFieldTexts);
  const page = usePage();
  const [view, setView] = useState<View>(
    () => views.find((one) => one === page.search.get("view")) ?? (page.search.has("partyId") ? "bills" : "customers"),
  );
  const show = (next: View, search = new URLSearchParams()) => {
    page.replaceSearch(search);
    setView(next);
  };
  const labels = { customers: t("byCustomer"), bills: t("openBills") };
  return (
    <div className="accounting-views">
      <Segments
        label={field("lines")}
        value={view}
        onChange={show}
        options={views.map((value) => ({ value, label: labels[value] }))}
      />
      {view === "customers" ? (
        <CustomerSums
          onOpen={({ partyId, currency }, asOf) =>
            show("bills", new URLSearchParams({ partyId, currency, ...(asOf !== "" && { asOf }) }))
          }
        />
      ) : (
        <OpenBills />
      )}
    </div>
  );
}

interface Chosen {
  sum: PartySum;
  for: "print" | "send";
}

/** Sums of own customers by currency, in ageing bands; each leads to its bills and its statement. */
function CustomerSums({ onOpen }: { onOpen: (sum: PartySum, asOf: string) => void }) {
  const { t } = useTexts("debt");
  const may = useMayCall();
  const { search } = usePage();
  const exporting = useExport(exportReconciliationSummary);
  const print = useSubmission(createReconciliationPdf);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const asOf = search.get("asOf") ?? "";
  const close = () => setChosen(null);
  return (
    <>
      <ListPage
        call={getReconciliationSummary}
        rowKey="key"
        columns={useSumColumns({ onOpen: (sum) => onOpen(sum, asOf), sides: false })}
        filters={useOpenFilters({ sides: false })}
        rowActions={(sum) => (
          <>
            {may(createReconciliationPdf) && (
              <Button type="link" onClick={() => setChosen({ sum, for: "print" })}>
                {t("print")}
              </Button>
            )}
            {may(sendReconciliationEmail) && (
              <Button type="link" onClick={() => setChosen({ sum, for: "send" })}>
                {t("send")}
              </Button>
            )}
          </>
        )}
        onExport={may(exportReconciliationSummary) ? exporting.start : undefined}
      />
      {exporting.card}
      {chosen?.for === "print" && (
        <StatementDialog
          title={t("statementOfCustomer", { party: chosen.sum.partyName, currency: chosen.sum.currency })}
          asOf={asOf}
          payIntoIn={chosen.sum.currency}
          print={(asked) => print({ partyId: chosen.sum.partyId, currency: chosen.sum.currency, ...asked })}
          onClose={close}
        />
      )}
      <TabModal
        open={chosen?.for === "send"}
        title={chosen && t("statementOfCustomer", { party: chosen.sum.partyName, currency: chosen.sum.currency })}
        onCancel={close}
      >
        {chosen && <SendStatement sum={chosen.sum} asOf={asOf} onClose={close} />}
      </TabModal>
    </>
  );
}

/** Open bills of own customers. */
function OpenBills() {
  const may = useMayCall();
  const exporting = useExport(exportReconciliationList);
  return (
    <>
      <ListPage
        call={getReconciliationList}
        columns={useLineColumns({ sides: false, links: false })}
        filters={useLineFilters({ sides: false, call: getReconciliationList })}
        onExport={may(exportReconciliationList) ? exporting.start : undefined}
      />
      {exporting.card}
    </>
  );
}
