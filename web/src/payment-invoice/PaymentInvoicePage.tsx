import "./payment-invoice.css";
import { addCheckBill } from "@lading/contract/check-bill";
import {
  confirmPaymentInvoice,
  deletePaymentInvoice,
  editPaymentInvoice,
  loadPaymentInvoiceInfo,
  withdrawPaymentInvoiceConfirmation,
  type WholePaymentInvoice,
} from "@lading/contract/payment-invoice";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useCall, useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { DetailPage, Note, Panel } from "#ui";
import { VoidInvoice, Withdraw } from "./Decisions.tsx";
import { isZero } from "./invoice-line.ts";
import { InvoiceForm } from "./InvoiceForm.tsx";
import { InvoiceFacts, InvoiceLines, InvoiceLog, Payments } from "./InvoiceParts.tsx";

type Open = "edit" | "withdraw" | "void";

/** /paymentInvoiceDetail?id=…: a supplier's invoice with expected, invoiced and paid, changed in place, confirmed, and its log. */
export default function PaymentInvoicePage() {
  const { t } = useTexts("payment-invoice");
  const { search, setTitle } = usePage();
  const read = useRead(loadPaymentInvoiceInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const [open, setOpen] = useState<Open | null>(null);
  const invoice = read.data;
  const number = invoice?.billReferNo;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const close = () => setOpen(null);
  return (
    <DetailPage
      read={read}
      title={number ?? t("one")}
      extra={invoice && <bdi className="muted">{invoice.paymentInvoiceNo}</bdi>}
      actions={invoice && open !== "edit" && <Actions invoice={invoice} onChoose={setOpen} />}
    >
      {invoice && open === "edit" && (
        <Panel title={t("editTitle")}>
          <InvoiceForm invoice={invoice} onClose={close} onDone={close} />
        </Panel>
      )}
      {invoice && open !== "edit" && (
        <>
          <Standing invoice={invoice} />
          <InvoiceFacts invoice={invoice} />
          <InvoiceLines invoice={invoice} />
          <Payments invoice={invoice} />
        </>
      )}
      {invoice && <InvoiceLog id={invoice.id} />}
      {invoice && open === "withdraw" && <Withdraw invoice={invoice} onClose={close} />}
      {invoice && open === "void" && <VoidInvoice invoice={invoice} onClose={close} />}
    </DetailPage>
  );
}

const differing = (invoice: WholePaymentInvoice) =>
  invoice.costs.filter(({ difference }) => difference !== null && !isZero(difference));

/** Why an invoice that waits cannot be confirmed yet, or not by this person. */
function Standing({ invoice }: { invoice: WholePaymentInvoice }) {
  const { t } = useTexts("payment-invoice");
  const may = useMayCall();
  if (invoice.status !== "toConfirm") return null;
  const count = differing(invoice).length;
  if (count > 0) return <Note type="warning" title={t("linesDiffer", { count })} description={t("linesDifferHint")} />;
  if (invoice.costs.length === 0) return <Note type="warning" title={t("noCosts")} />;
  if (!invoice.mayConfirm && may(confirmPaymentInvoice)) return <Note type="info" title={t("byOther")} />;
  return null;
}

function Actions({ invoice, onChoose }: { invoice: WholePaymentInvoice; onChoose: (open: Open) => void }) {
  const { t, word } = useTexts("payment-invoice");
  const may = useMayCall();
  const confirm = useCall(confirmPaymentInvoice);
  const { id, version, status } = invoice;
  const isWaiting = status === "toConfirm";
  const canConfirm = invoice.mayConfirm && invoice.costs.length > 0 && differing(invoice).length === 0;
  const run = async () => {
    await confirm.mutateAsync({ id, version });
    notify.success(t("confirmedDone"));
  };
  return (
    <span className="payment-invoice-actions">
      {isWaiting && may(confirmPaymentInvoice) && canConfirm && (
        <Button type="primary" loading={confirm.isPending} onClick={() => void run().catch(() => undefined)}>
          {t("confirm")}
        </Button>
      )}
      {isWaiting && may(editPaymentInvoice) && <Button onClick={() => onChoose("edit")}>{word("edit")}</Button>}
      {status === "confirmed" && <GatherForPayment invoice={invoice} />}
      {status === "confirmed" && invoice.payments.length === 0 && may(withdrawPaymentInvoiceConfirmation) && (
        <Button onClick={() => onChoose("withdraw")}>{t("withdraw")}</Button>
      )}
      {isWaiting && may(deletePaymentInvoice) && (
        <Button danger onClick={() => onChoose("void")}>
          {t("void")}
        </Button>
      )}
    </span>
  );
}

/** Gathers what is open of a confirmed invoice's costs into a check bill, from which it is paid. */
function GatherForPayment({ invoice }: { invoice: WholePaymentInvoice }) {
  const { t } = useTexts("payment-invoice");
  const may = useMayCall();
  const navigate = useNavigate();
  const add = useCall(addCheckBill);
  const open = invoice.costs.filter(({ balance }) => !isZero(balance));
  if (!may(addCheckBill) || open.length === 0 || invoice.checkBills.length > 0) return null;
  const run = async () => {
    const lines = open.map((cost) => ({ kind: "cost" as const, recordId: cost.id }));
    const { id } = await add.mutateAsync({ type: "payment", lines, remark: invoice.billReferNo });
    void navigate(`/editCheckBills?id=${id}`);
  };
  return (
    <Button type="primary" loading={add.isPending} onClick={() => void run().catch(() => undefined)}>
      {t("gather")}
    </Button>
  );
}
