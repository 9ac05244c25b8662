import "./tax-invoice.css";
import { sumOfAmounts } from "@lading/contract/charge-item";
import {
  cancelTaxInvoiceApplication,
  editTaxInvoiceApplication,
  getTaxInvoiceLog,
  loadTaxInvoiceInfo,
  rollBackTaxInvoiceApplication,
  createTaxInvoicePdf,
  taxInvoiceActionTexts,
  taxInvoiceFieldTexts,
  taxInvoiceKindTexts,
  taxInvoiceStatusTexts,
  taxInvoiceTypeTexts,
  type WholeApplication,
  type WholeInvoice,
} from "@lading/contract/tax-invoice";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useRead, useSubmission } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import {
  DetailPage,
  Facts,
  LogOf,
  Panel,
  RecordForm,
  SmallTable,
  StatusTag,
  TabDrawer,
  TabModal,
  TextAreaField,
} from "#ui";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { Issue } from "./Issue.tsx";
import { IssuedInvoices } from "./IssuedInvoices.tsx";
import { Refund } from "./Refund.tsx";
import { statusTones } from "./tones.ts";

type Open = "edit" | "issue" | "rollBack" | "cancel";

/** /taxInvoiceDetail?id=…: an application with its bills, lines and issued invoices, and what can be done with it. */
export default function ApplicationPage() {
  const { t, language } = useTexts("tax-invoice");
  const { search, setTitle } = usePage();
  const read = useRead(loadTaxInvoiceInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const application = read.data;
  const [open, setOpen] = useState<Open | null>(null);
  const [refunded, setRefunded] = useState<WholeInvoice | null>(null);
  const print = useSubmission(createTaxInvoicePdf);
  const number = application?.applicationNo;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const close = () => setOpen(null);
  return (
    <DetailPage
      read={read}
      title={number ?? taxInvoiceKindTexts.invoice[language]}
      extra={
        application && (
          <StatusTag tone={statusTones[application.status]}>
            {taxInvoiceStatusTexts[application.status][language]}
          </StatusTag>
        )
      }
      actions={application && <Actions application={application} onChoose={setOpen} />}
    >
      {application && (
        <>
          <ApplicationFacts application={application} />
          <Bills application={application} />
          <Lines application={application} />
          {application.invoices.length > 0 && (
            <Panel title={t("invoices")}>
              <p className="muted">{t("recorded")}</p>
              <IssuedInvoices
                invoices={application.invoices}
                currency={application.currency}
                print={print}
                {...(application.mayIssue && { onRefund: setRefunded })}
              />
            </Panel>
          )}
          <LogOf
            id={application.id}
            call={getTaxInvoiceLog}
            actions={taxInvoiceActionTexts}
            fields={taxInvoiceFieldTexts}
          />
          <TabDrawer open={open === "edit"} width={860} title={t("editTitle", { number })} onCancel={close}>
            <ApplicationForm
              customerId={application.customerId}
              bills={askedBills(application)}
              application={application}
              onDone={close}
              onCancel={close}
            />
          </TabDrawer>
          <TabDrawer open={open === "issue"} width={860} title={t("issueTitle", { number })} onCancel={close}>
            <Issue application={application} onClose={close} />
          </TabDrawer>
          {(open === "rollBack" || open === "cancel") && (
            <WithReason application={application} what={open} onClose={close} />
          )}
          {refunded && <Refund invoice={refunded} currency={application.currency} onClose={() => setRefunded(null)} />}
        </>
      )}
    </DetailPage>
  );
}

/** Of an application that holds its bills, what it holds can be asked for again. */
function askedBills({ bills, status, currency }: WholeApplication) {
  return bills.map((bill) => ({
    ...bill,
    currency,
    left: status === "applied" ? sumOfAmounts([bill.left, bill.amount], currency) : bill.left,
    asked: bill.amount,
  }));
}

function Actions({ application, onChoose }: { application: WholeApplication; onChoose: (open: Open) => void }) {
  const { t, word } = useTexts("tax-invoice");
  const may = useMayCall();
  const { status, own, mayIssue } = application;
  const isOpen = status === "applied" || status === "pending";
  return (
    <span className="tax-invoice-buttons">
      {isOpen && own && may(editTaxInvoiceApplication) && (
        <Button onClick={() => onChoose("edit")}>{status === "pending" ? t("applyAgain") : word("edit")}</Button>
      )}
      {status === "applied" && mayIssue && (
        <Button type="primary" onClick={() => onChoose("issue")}>
          {t("issue")}
        </Button>
      )}
      {status === "applied" && mayIssue && <Button onClick={() => onChoose("rollBack")}>{t("rollBack")}</Button>}
      {isOpen && (own || mayIssue) && may(cancelTaxInvoiceApplication) && (
        <Button danger onClick={() => onChoose("cancel")}>
          {t("cancel")}
        </Button>
      )}
    </span>
  );
}

function ApplicationFacts({ application }: { application: WholeApplication }) {
  const { language } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const { currency } = application;
  return (
    <Facts
      facts={[
        { label: field("customerName"), value: `${application.customerNumber} · ${application.customerName}` },
        { label: field("title"), value: application.title },
        { label: field("taxNumber"), value: <bdi dir="ltr">{application.taxNumber}</bdi> },
        { label: field("type"), value: taxInvoiceTypeTexts[application.type][language] },
        { label: field("gross"), value: formatMoney(application.amount, currency) },
        { label: field("net"), value: formatMoney(application.net, currency) },
        { label: field("tax"), value: formatMoney(application.tax, currency) },
        { label: field("applicant"), value: application.applicant },
        { label: field("appliedAt"), value: formatMoment(application.appliedAt) },
        ...(application.reason === "" ? [] : [{ label: field("reason"), value: application.reason, wide: true }]),
        { label: field("remark"), value: application.remark, wide: true },
      ]}
    />
  );
}

function Bills({ application: { bills, currency, amount } }: { application: WholeApplication }) {
  const { word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  return (
    <Panel title={field("bills")}>
      <SmallTable
        label={field("bills")}
        columns={[
          field("invoiceNo"),
          field("waybillNumber"),
          field("billDate"),
          { title: field("amount"), number: true },
          { title: field("applied"), number: true },
        ]}
        rows={bills.map((bill) => ({
          key: bill.id,
          cells: [
            <Link key="number" to={`/billDetails?id=${bill.id}`}>
              {bill.invoiceNo}
            </Link>,
            bill.waybillNumber,
            formatDate(bill.billDate),
            formatDecimal(bill.billAmount),
            formatDecimal(bill.amount),
          ],
        }))}
        foot={[word("total"), "", "", "", formatMoney(amount, currency)]}
      />
    </Panel>
  );
}

function Lines({ application }: { application: WholeApplication }) {
  const { word } = useTexts("tax-invoice");
  const field = useFieldTexts(taxInvoiceFieldTexts);
  const { items, currency, net, tax, amount } = application;
  return (
    <Panel title={field("items")}>
      <SmallTable
        label={field("items")}
        columns={[
          { title: field("item"), wide: true },
          { title: field("net"), number: true },
          { title: field("taxRate"), number: true },
          { title: field("tax"), number: true },
          { title: field("gross"), number: true },
          { title: field("lineRemark"), wide: true },
        ]}
        rows={items.map((item) => ({
          key: String(item.line),
          cells: [
            item.item,
            formatDecimal(item.net),
            formatDecimal(item.taxRate),
            formatDecimal(item.tax),
            formatDecimal(item.amount),
            item.remark,
          ],
        }))}
        foot={[word("total"), formatDecimal(net), "", formatDecimal(tax), formatMoney(amount, currency), ""]}
      />
    </Panel>
  );
}

interface WithReasonProps {
  application: WholeApplication;
  what: "rollBack" | "cancel";
  onClose: () => void;
}

/** Rolls an application back, or cancels it, with a reason. */
function WithReason({ application, what, onClose }: WithReasonProps) {
  const { t } = useTexts("tax-invoice");
  const number = application.applicationNo;
  return (
    <TabModal open title={t(`${what}Title`, { number })} onCancel={onClose}>
      <p>{t(`${what}Hint`)}</p>
      <RecordForm
        call={what === "rollBack" ? rollBackTaxInvoiceApplication : cancelTaxInvoiceApplication}
        fixed={{ id: application.id, version: application.version }}
        submitText={t(what)}
        onCancel={onClose}
        onDone={() => {
          notify.success(t(`${what}Done`));
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
