import "./check-bill.css";
import {
  agreeCheckBill,
  checkBillActionTexts,
  checkBillFieldTexts,
  checkBillStatusTexts,
  checkBillTypeTexts,
  createCheckBillPdf,
  deleteCheckBill,
  editCheckBill,
  getCheckBillLog,
  lineKindTexts,
  loadCheckBillInfo,
  sendCheckBillEmail,
  withdrawCheckBillAgreement,
  type WholeCheckBill,
} from "@lading/contract/check-bill";
import type { Language } from "@lading/contract/core";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { openFile, useRead, useSubmission } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { MailHistory } from "#mail";
import { DetailPage, Facts, LogOf, Panel, SmallTable, TabModal } from "#ui";
import { WriteOffButton } from "#write-off";
import { Agree, VoidCheckBill, Withdraw } from "./Decisions.tsx";
import { DocumentLanguages } from "./DocumentLanguages.tsx";
import { PayInto } from "./PayInto.tsx";
import { EditLines } from "./EditLines.tsx";
import { SendCheckBill } from "./SendCheckBill.tsx";

type Open = "edit" | "send" | "agree" | "withdraw" | "void";

/** /editCheckBills?id=…: a check bill with its lines, changed in place, its statement, the party's agreement and its log. */
export default function CheckBillPage() {
  const { t } = useTexts("check-bill");
  const { search, setTitle } = usePage();
  const read = useRead(loadCheckBillInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const bill = read.data;
  const [open, setOpen] = useState<Open | null>(null);
  const number = bill?.financialAccountNo;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const close = () => setOpen(null);
  return (
    <DetailPage
      read={read}
      title={number ?? t("one")}
      actions={bill && open !== "edit" && <Actions bill={bill} onChoose={setOpen} />}
    >
      {bill && <BillFacts bill={bill} />}
      {bill && (open === "edit" ? <EditLines bill={bill} onClose={close} /> : <Lines bill={bill} />)}
      {bill && <MailHistory entity="checkBill" id={bill.id} />}
      {bill && (
        <LogOf
          id={bill.id}
          call={getCheckBillLog}
          actions={checkBillActionTexts}
          fields={checkBillFieldTexts}
          choices={{ type: checkBillTypeTexts }}
        />
      )}
      {bill && open === "agree" && <Agree bill={bill} onClose={close} />}
      {bill && open === "withdraw" && <Withdraw bill={bill} onClose={close} />}
      {bill && open === "void" && <VoidCheckBill bill={bill} onClose={close} />}
      <TabModal open={open === "send" && bill !== undefined} title={t("sendTitle", { number })} onCancel={close}>
        {bill && <SendCheckBill bill={bill} onClose={close} />}
      </TabModal>
    </DetailPage>
  );
}

function Actions({ bill, onChoose }: { bill: WholeCheckBill; onChoose: (open: Open) => void }) {
  const { t, word } = useTexts("check-bill");
  const may = useMayCall();
  if (bill.status === "voided") return null;
  const isPending = bill.status === "pending";
  const ofBill = { currency: bill.currency, checkBillId: bill.id };
  return (
    <span className="check-bill-actions">
      {may(createCheckBillPdf) && <PrintButton bill={bill} />}
      {may(sendCheckBillEmail) && <Button onClick={() => onChoose("send")}>{t("send")}</Button>}
      {isPending && may(editCheckBill) && <Button onClick={() => onChoose("edit")}>{word("edit")}</Button>}
      {isPending && may(agreeCheckBill) && (
        <Button type="primary" onClick={() => onChoose("agree")}>
          {t("agree")}
        </Button>
      )}
      {isPending && may(deleteCheckBill) && (
        <Button danger onClick={() => onChoose("void")}>
          {t("void")}
        </Button>
      )}
      {!isPending && (
        <WriteOffButton {...{ type: bill.type, partyKind: bill.partyKind, partyId: bill.partyId }} {...ofBill}>
          {t("writeOff")}
        </WriteOffButton>
      )}
      {!isPending && may(withdrawCheckBillAgreement) && (
        <Button onClick={() => onChoose("withdraw")}>{t("withdraw")}</Button>
      )}
    </span>
  );
}

/** The statement in one language, or in two side by side. */
function PrintButton({ bill: { id, type, currency } }: { bill: WholeCheckBill }) {
  const { t, language } = useTexts("check-bill");
  const print = useSubmission(createCheckBillPdf);
  const [documentLanguages, setLanguages] = useState<Language[]>([language]);
  const [collectionAccountId, setAccount] = useState<string | null>(null);
  const open = () => {
    const made = print({ id, documentLanguages, collectionAccountId });
    void openFile(made.then(({ path }) => path)).catch(() => undefined);
  };
  return (
    <>
      <DocumentLanguages value={documentLanguages} onChange={setLanguages} />
      {type !== "payment" && <PayInto currency={currency} value={collectionAccountId} onChange={setAccount} />}
      <Button onClick={open}>{t("print")}</Button>
    </>
  );
}

function BillFacts({ bill }: { bill: WholeCheckBill }) {
  const { language } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  return (
    <Facts
      facts={[
        { label: field("type"), value: checkBillTypeTexts[bill.type][language] },
        { label: field("status"), value: checkBillStatusTexts[bill.status][language] },
        { label: field("partyName"), value: `${bill.partyNumber} · ${bill.partyName}` },
        { label: field("amount"), value: <bdi dir="ltr">{formatMoney(bill.amount, bill.currency)}</bdi> },
        { label: field("agreedOn"), value: formatDate(bill.agreedOn) },
        { label: field("agreedBy"), value: bill.agreedBy },
        { label: field("createdByName"), value: bill.createdByName },
        { label: field("createDate"), value: formatMoment(bill.createDate) },
        ...(bill.status === "finished"
          ? [{ label: field("agreementRemark"), value: bill.agreementRemark, wide: true }]
          : []),
        ...(bill.status === "voided" ? [{ label: field("voidReason"), value: bill.voidReason, wide: true }] : []),
        { label: field("remark"), value: bill.remark, wide: true },
      ]}
    />
  );
}

function Lines({ bill }: { bill: WholeCheckBill }) {
  const { language } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  return (
    <Panel title={field("lines")}>
      <SmallTable
        label={field("lines")}
        columns={[
          field("invoiceNo"),
          field("waybillNumber"),
          field("kind"),
          field("billDate"),
          field("dueDate"),
          { title: field("balance"), number: true },
          { title: field("gathered"), number: true },
        ]}
        rows={bill.lines.map(({ id, kind, ...line }) => ({
          key: id,
          cells: [
            <Link key="number" to={`/${kind === "bill" ? "billDetails" : "supplierCostDetails"}?id=${id}`}>
              {line.invoiceNo || line.waybillNumber}
            </Link>,
            line.waybillNumber,
            lineKindTexts[kind][language],
            formatDate(line.billDate),
            formatDate(line.dueDate) || "–",
            formatDecimal(line.balance),
            formatDecimal(line.amount),
          ],
        }))}
        foot={["", "", "", "", "", "", formatMoney(bill.amount, bill.currency)]}
      />
    </Panel>
  );
}
