import "./payroll.css";
import {
  expenseApprovalTexts,
  requestActionTexts,
  requestFieldTexts,
  requestStatusTexts,
} from "@lading/contract/financial-request";
import {
  deletePayrollRequestApplication,
  editPayrollRequestApplication,
  getPayrollRequestLog,
  loadPayrollRequestInfo,
  payrollFieldTexts,
  payrollTitles,
  submitPayrollRequestApplication,
  withdrawPayrollRequestApplication,
  type WholePayroll,
} from "@lading/contract/payroll";
import { useEffect, useState } from "react";
import { Rounds, useApprovalsChanged } from "#approval";
import { useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { AccountTable, RequestActions, statusTones } from "#financial-request";
import { DetailPage, Facts, LogOf, Panel, StatusTag, TabModal, useEditingWords } from "#ui";
import { Papers } from "#ui/uploads";
import { DetailTable } from "./DetailTable.tsx";
import { PayrollForm } from "./PayrollForm.tsx";

/** /payrollDetails?id=…: a payroll request with its employees, where the money goes, its decisions and its log. */
export default function PayrollDetailPage() {
  const { t, language } = useTexts("payroll");
  const field = useFieldTexts(payrollFieldTexts);
  const { search, setTitle } = usePage();
  const read = useRead(loadPayrollRequestInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  // As it was when the form was opened: a change that comes meanwhile is said when it is saved.
  const [editing, setEditing] = useState<WholePayroll | null>(null);
  useApprovalsChanged(loadPayrollRequestInfo);
  const words = useEditingWords(payrollTitles.one);
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
        <div className="payroll-parts">
          <PayrollFacts request={request} />
          {request.details.length > 0 && (
            <Panel title={field("details")}>
              <DetailTable details={request.details} currency={request.currency} />
            </Panel>
          )}
          <AccountTable {...request} />
          <Rounds rounds={request.rounds} number={request.number} />
          <LogOf id={request.id} call={getPayrollRequestLog} actions={requestActionTexts} fields={fieldTexts} />
          <TabModal open={editing !== null} width={900} title={words.editTitle} onCancel={() => setEditing(null)}>
            <PayrollForm request={editing} onClose={() => setEditing(null)} />
          </TabModal>
        </div>
      )}
    </DetailPage>
  );
}

const calls = {
  submit: submitPayrollRequestApplication,
  edit: editPayrollRequestApplication,
  withdraw: withdrawPayrollRequestApplication,
  remove: deletePayrollRequestApplication,
};

function PayrollFacts({ request }: { request: WholePayroll }) {
  const { language } = useTexts("payroll");
  const field = useFieldTexts({ ...requestFieldTexts, ...payrollFieldTexts });
  const { amount, currency, attachments } = request;
  return (
    <Facts
      facts={[
        { label: field("period"), value: request.period },
        { label: field("amount"), value: <bdi dir="ltr">{formatMoney(amount, currency)}</bdi> },
        { label: field("expenseApproval"), value: expenseApprovalTexts[request.expenseApproval][language] },
        { label: field("employees"), value: String(request.employees) },
        { label: field("paymentRecordNumber"), value: request.paymentRecordNumber },
        { label: field("paidOn"), value: formatDate(request.paidOn ?? "") },
        { label: field("lastPaymentDate"), value: formatDate(request.lastPaymentDate ?? "") },
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

const fieldTexts = { ...requestFieldTexts, ...payrollFieldTexts };
