import "./financial-request.css";
import { costCategoryTexts } from "@lading/contract/expense-category";
import {
  deleteOperatingExpenseRequest,
  editOperatingExpenseRequest,
  getOperatingExpenseRequestLog,
  loadOperatingExpenseRequestInfo,
  requestActionTexts,
  requestFieldTexts,
  requestStatusTexts,
  requestTitles,
  expenseApprovalTexts,
  submitOperatingExpenseRequest,
  withdrawOperatingExpenseRequest,
  type WholeExpense,
} from "@lading/contract/financial-request";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { Rounds, useApprovalsChanged } from "#approval";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { DetailPage, Facts, LogOf, StatusTag, TabModal, useEditingWords } from "#ui";
import { Papers } from "#ui/uploads";
import { AccountTable } from "./AccountTable.tsx";
import { statusTones } from "./columns.tsx";
import { ExpenseForm } from "./ExpenseForm.tsx";
import { RequestActions } from "./RequestActions.tsx";

/** /financialRequestDetail?id=…: an expense request with where the money goes, its decisions and its log. */
export default function RequestPage() {
  const { t, language } = useTexts("financial-request");
  const { search, setTitle } = usePage();
  const read = useRead(loadOperatingExpenseRequestInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  // As it was when the form was opened: a change that comes meanwhile is said when it is saved.
  const [editing, setEditing] = useState<WholeExpense | null>(null);
  useApprovalsChanged(loadOperatingExpenseRequestInfo);
  const words = useEditingWords(requestTitles.one);
  const request = read.data;
  const title = request && (request.number === "" ? t("draft") : request.number);
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  return (
    <DetailPage
      read={read}
      title={title ?? t("one")}
      extra={
        request && (
          <StatusTag tone={statusTones[request.status]}>{requestStatusTexts[request.status][language]}</StatusTag>
        )
      }
      actions={request && <RequestActions request={request} calls={calls} onEdit={() => setEditing(request)} />}
    >
      {request && (
        <div className="request-parts">
          <RequestFacts request={request} />
          <AccountTable {...request} />
          <Rounds rounds={request.rounds} number={request.number} />
          <LogOf
            id={request.id}
            call={getOperatingExpenseRequestLog}
            actions={requestActionTexts}
            fields={requestFieldTexts}
          />
          <TabModal open={editing !== null} width={860} title={words.editTitle} onCancel={() => setEditing(null)}>
            <ExpenseForm request={editing} onClose={() => setEditing(null)} />
          </TabModal>
        </div>
      )}
    </DetailPage>
  );
}

const calls = {
  submit: submitOperatingExpenseRequest,
  edit: editOperatingExpenseRequest,
  withdraw: withdrawOperatingExpenseRequest,
  remove: deleteOperatingExpenseRequest,
};

function RequestFacts({ request }: { request: WholeExpense }) {
  const { word, language } = useTexts("financial-request");
  const field = useFieldTexts(requestFieldTexts);
  const { amount, currency, attachments } = request;
  return (
    <Facts
      facts={[
        { label: field("expenseApproval"), value: expenseApprovalTexts[request.expenseApproval][language] },
        { label: field("amount"), value: <bdi dir="ltr">{formatMoney(amount, currency)}</bdi> },
        { label: field("supplierName"), value: request.supplierName },
        { label: field("category"), value: request.categoryName },
        { label: field("costCategory"), value: costCategoryTexts[request.costCategory][language] },
        { label: field("costCode"), value: request.costCode },
        { label: field("withinBudget"), value: word(request.withinBudget ? "yes" : "no") },
        { label: field("paymentRecordNumber"), value: request.paymentRecordNumber },
        { label: field("paidOn"), value: formatDate(request.paidOn ?? "") },
        { label: field("lastPaymentDate"), value: formatDate(request.lastPaymentDate ?? "") },
        { label: field("voucherNumber"), value: request.voucherNumber },
        { label: field("paymentCode"), value: request.paymentCode },
        { label: field("address"), value: request.address },
        { label: field("applicantName"), value: request.applicantName },
        { label: field("department"), value: request.department },
        { label: field("submitTime"), value: formatMoment(request.submitTime ?? "") },
        { label: field("statement"), value: request.statement, wide: true },
        ...(attachments.length === 0
          ? []
          : [{ label: field("attachments"), value: <Papers value={attachments} />, wide: true }]),
        { label: field("remark"), value: request.remark, wide: true },
      ]}
    />
  );
}
