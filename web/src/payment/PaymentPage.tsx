import "./payment.css";
import { receiveMethodTexts } from "@lading/contract/financial-request";
import {
  addPaymentVouchers,
  loadPaymentInfo,
  mostVouchers,
  paymentFieldTexts,
  paymentSubjectPages,
  paymentSubjectTexts,
  type WholePayment,
} from "@lading/contract/payment";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { isRecord } from "#core/guards";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { DetailPage, Facts, Note, RecordForm, TabModal } from "#ui";
import { Papers, useNotYet } from "#ui/uploads";
import { Payees } from "./Payees.tsx";
import { VoucherFiles } from "./VoucherFiles.tsx";

/** /paymentDetail?id=…: a payment record with where the money went, its vouchers and the payees' links. */
export default function PaymentPage() {
  const { t } = useTexts("payment");
  const { search, setTitle } = usePage();
  const read = useRead(loadPaymentInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const [isAdding, setAdding] = useState(false);
  const may = useMayCall();
  const payment = read.data;
  const title = payment?.number;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  return (
    <DetailPage
      read={read}
      title={title ?? t("one")}
      actions={
        payment &&
        may(addPaymentVouchers) &&
        payment.vouchers.length < mostVouchers && <Button onClick={() => setAdding(true)}>{t("addVouchers")}</Button>
      }
    >
      {payment && (
        <div className="payment-views">
          {payment.alone && <Note type="info" title={t("alone")} />}
          <PaymentFacts payment={payment} />
          <Payees payment={payment} />
          {isAdding && <AddVouchers payment={payment} onClose={() => setAdding(false)} />}
        </div>
      )}
    </DetailPage>
  );
}

function PaymentFacts({ payment }: { payment: WholePayment }) {
  const { t, language } = useTexts("payment");
  const field = useFieldTexts(paymentFieldTexts);
  const { subject, subjectId, amount, currency, vouchers, together } = payment;
  return (
    <Facts
      facts={[
        { label: field("amount"), value: <bdi dir="ltr">{formatMoney(amount, currency)}</bdi> },
        { label: field("paidOn"), value: formatDate(payment.paidOn) },
        { label: field("method"), value: receiveMethodTexts[payment.method][language] },
        { label: field("accountId"), value: payment.accountId },
        { label: field("payee"), value: payment.payee },
        { label: field("subject"), value: paymentSubjectTexts[subject][language] },
        {
          label: field("subjectNumber"),
          value: (
            <Link to={`${paymentSubjectPages[subject]}?id=${subjectId}`}>
              <bdi dir="ltr">{payment.subjectNumber}</bdi>
            </Link>
          ),
        },
        { label: field("paidByName"), value: payment.paidByName },
        { label: field("createDate"), value: formatMoment(payment.createDate) },
        { label: field("title"), value: payment.title, wide: true },
        ...(together > 1 ? [{ label: t("together"), value: t("records", { count: together }) }] : []),
        ...(vouchers.length > 0 ? [{ label: field("vouchers"), value: <Papers value={vouchers} />, wide: true }] : []),
        { label: field("remark"), value: payment.remark, wide: true },
      ]}
    />
  );
}

function AddVouchers({ payment: { id, vouchers }, onClose }: { payment: WholePayment; onClose: () => void }) {
  const { t, word } = useTexts("payment");
  const notYet = useNotYet();
  return (
    <TabModal open title={t("addVouchers")} onCancel={onClose}>
      <RecordForm
        call={addPaymentVouchers}
        initial={{ files: [] }}
        fixed={{ id }}
        toInput={({ files }) => ({
          vouchers: Array.isArray(files) ? files.filter(isRecord).map((file) => file["id"]) : [],
        })}
        notYet={notYet}
        onCancel={onClose}
        onDone={() => {
          notify.success(word("saved"));
          onClose();
        }}
      >
        <VoucherFiles there={vouchers.length} />
      </RecordForm>
    </TabModal>
  );
}
