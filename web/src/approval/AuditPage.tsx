import "./approval.css";
import {
  approvalShown,
  approvalSubjectPages,
  auditFinancialRequest,
  auditViews,
  exportFinancialAuditList,
  getFinancialAuditList,
  mostDecisions,
  type ListedApproval,
} from "@lading/contract/approval";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { CurrencyInput } from "#currency";
import { useExport } from "#jobs";
import { daysFilter, ListPage, numbersFilter, Segments, useFieldColumns, useFieldFilters } from "#ui";
import { DecideDialog, type Deciding } from "./DecideDialog.tsx";
import { MySubstitute } from "./Substitutes.tsx";
import { useApprovalsChanged } from "./use-approvals-changed.ts";

type View = (typeof auditViews)[number];

/** /businessLedger/financialAudit: what waits for the person, what they decided, and all that they see. */
export default function AuditPage() {
  const { t, word } = useTexts("approval");
  const page = usePage();
  const [view, setView] = useState<View>(() => auditViews.find((one) => one === page.search.get("view")) ?? "waiting");
  const show = (next: View) => {
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  return (
    <div className="approval-views">
      <div className="approval-head">
        <Segments
          label={t("view")}
          value={view}
          onChange={show}
          options={auditViews.map((value) => ({ value, label: value === "all" ? word("all") : t(`views.${value}`) }))}
        />
        <MySubstitute />
      </div>
      <AuditList key={view} view={view} />
    </div>
  );
}

function AuditList({ view }: { view: View }) {
  const { t, word } = useTexts("approval");
  const may = useMayCall();
  const exporting = useExport(exportFinancialAuditList);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  useApprovalsChanged(getFinancialAuditList);
  const mayDecide = may(auditFinancialRequest);
  const buttons = (rows: readonly ListedApproval[], clear: () => void, inRow: boolean) => (
    <>
      <Button type={inRow ? "link" : "primary"} onClick={() => setDeciding({ rows, agree: true, clear })}>
        {t("agree")}
      </Button>
      <Button type={inRow ? "link" : "default"} danger onClick={() => setDeciding({ rows, agree: false, clear })}>
        {t("disagree")}
      </Button>
    </>
  );
  const bulk =
    view === "waiting" && mayDecide
      ? { bulkActions: (rows: readonly ListedApproval[], clear: () => void) => buttons(rows, clear, false) }
      : {};
  return (
    <>
      <ListPage
        call={getFinancialAuditList}
        columns={useColumns(view)}
        filters={useFilters()}
        fixed={{ view }}
        mostSelected={mostDecisions}
        rowActions={(row) => (
          <>
            {mayDecide && row.mayDecide && buttons([row], () => undefined, true)}
            <Link to={`${approvalSubjectPages[row.subject]}?id=${row.subjectId}`}>{word("open")}</Link>
          </>
        )}
        {...bulk}
        onExport={may(exportFinancialAuditList) ? exporting.start : undefined}
      />
      {exporting.card}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

function useColumns(view: View) {
  const { t } = useTexts("approval");
  const column = useFieldColumns(approvalShown);
  return [
    column<ListedApproval>("number", {
      sort: "number",
      card: "head",
      render: ({ number, subject, subjectId }) => (
        <Link to={`${approvalSubjectPages[subject]}?id=${subjectId}`}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
    }),
    column<ListedApproval>("subject", { hidden: true }),
    column<ListedApproval>("outcome", {
      tones: { pending: "active", agreed: "good", disagreed: "bad", withdrawn: "neutral", voided: "warning" },
      hidden: view === "waiting",
    }),
    column<ListedApproval>("title", { card: "line", render: ({ title }) => <bdi>{title}</bdi> }),
    column<ListedApproval>("payee", { card: "line", render: ({ payee }) => <bdi>{payee}</bdi> }),
    column<ListedApproval>("amount", {
      align: "end",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<ListedApproval>("worth", {
      align: "end",
      sort: "worth",
      hidden: true,
      render: ({ worth, settlementCurrency }) => <bdi dir="ltr">{formatMoney(worth, settlementCurrency)}</bdi>,
    }),
    column<ListedApproval>("applicantName", {
      sort: "applicantName",
      card: "line",
      render: ({ applicantName }) => <bdi>{applicantName}</bdi>,
    }),
    column<ListedApproval>("department", { hidden: true }),
    column<ListedApproval>("level", {
      card: "line",
      hidden: view !== "waiting",
      render: ({ level, levels, positionName }) => <bdi>{t("levelOf", { level, levels, position: positionName })}</bdi>,
    }),
    column<ListedApproval>("submittedAt", { sort: "submittedAt", hidden: true, card: "line" }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("approval");
  const filter = useFieldFilters(approvalShown);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("subject"),
      filter("outcome"),
      filter("currency", <CurrencyInput withDisabled allowClear />),
      filter("applicantName"),
      daysFilter("submitted", filter("submittedAt").label),
    ],
    [t, word, filter],
  );
}
