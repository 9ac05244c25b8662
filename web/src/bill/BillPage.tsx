import "./bill.css";
import {
  createCollectionBillPdf,
  editCollectionBill,
  loadCollectionBillInfo,
  type CollectionBill,
  type OpenedBill,
} from "@lading/contract/bill";
import type { Language } from "@lading/contract/core";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { openFile, useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { EnterRate, type RateWanted } from "#exchange-rate";
import { MailHistory } from "#mail";
import { DetailPage, RecordForm, TabModal } from "#ui";
import { BillFacts } from "./BillFacts.tsx";
import { BillFields } from "./BillFields.tsx";
import { BillLog } from "./BillLog.tsx";
import { billToInput, valuesOf } from "./bill.ts";
import { DocumentLanguage } from "./DocumentLanguage.tsx";
import { SendBill } from "./SendBill.tsx";
import { VoidBills } from "./VoidBills.tsx";

const rights = "/logisticsManagement/jobSummary";

/** /billDetails?id=…: a bill with its lines, debit note, e-mail and log; changed in place. */
export default function BillPage() {
  const { t } = useTexts("bill");
  const { search, setTitle } = usePage();
  const read = useRead(loadCollectionBillInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const bill = read.data;
  const [open, setOpen] = useState<"edit" | "send" | "void" | null>(null);
  const number = bill?.invoiceNo;
  useEffect(() => {
    if (number !== undefined) setTitle(number);
  }, [number, setTitle]);
  const close = () => setOpen(null);
  return (
    <DetailPage
      read={read}
      title={number ?? t("one")}
      actions={bill && open !== "edit" && bill.voidedAt === null && <Actions bill={bill} onChoose={setOpen} />}
    >
      {bill && (open === "edit" ? <BillForm bill={bill} onClose={close} /> : <BillFacts bill={bill} />)}
      {bill && <MailHistory entity="collectionBill" id={bill.id} />}
      {bill && <BillLog id={bill.id} />}
      <TabModal
        open={open === "send" && bill !== undefined}
        title={t("sendTitle", { invoiceNo: number })}
        onCancel={close}
      >
        {bill && <SendBill bill={bill} onClose={close} />}
      </TabModal>
      {open === "void" && bill && <VoidBills bills={[bill]} onClose={close} onDone={() => undefined} />}
    </DetailPage>
  );
}

interface ActionsProps {
  bill: OpenedBill;
  onChoose: (open: "edit" | "send" | "void") => void;
}

function Actions({ bill, onChoose }: ActionsProps) {
  const { t, word } = useTexts("bill");
  const may = useMay();
  const isFixed = bill.jobSigned || bill.financialAccountNo !== "";
  return (
    <span className="bill-actions">
      <PrintButton bill={bill} />
      {may(`${rights}:export`) && <Button onClick={() => onChoose("send")}>{t("send")}</Button>}
      {may(`${rights}:edit`) && !isFixed && (
        <Button type="primary" onClick={() => onChoose("edit")}>
          {word("edit")}
        </Button>
      )}
      {may(`${rights}:delete`) && !isFixed && (
        <Button danger onClick={() => onChoose("void")}>
          {t("void")}
        </Button>
      )}
    </span>
  );
}

/** The debit note in a language of the person's choice. */
function PrintButton({ bill }: { bill: CollectionBill }) {
  const { t, language } = useTexts("bill");
  const print = useSubmission(createCollectionBillPdf);
  const [documentLanguage, setLanguage] = useState<Language>(language);
  const open = async () => {
    const made = print({ ids: [bill.id], documentLanguage });
    await openFile(made.then(({ path }) => path));
  };
  return (
    <>
      <DocumentLanguage value={documentLanguage} onChange={setLanguage} />
      <Button onClick={() => void open().catch(() => undefined)}>{t("print")}</Button>
    </>
  );
}

function BillForm({ bill, onClose }: { bill: CollectionBill; onClose: () => void }) {
  const { word } = useTexts("bill");
  const [wanted, setWanted] = useState<RateWanted | null>(null);
  return (
    <div className="panel">
      <RecordForm
        call={editCollectionBill}
        initial={valuesOf(bill)}
        fixed={{ id: bill.id, version: bill.version, fileId: bill.file?.id ?? null }}
        toInput={billToInput}
        onDone={() => {
          notify.success(word("saved"));
          onClose();
        }}
        onCancel={onClose}
      >
        <BillFields known={bill} bill={bill} onEnterRate={setWanted} />
      </RecordForm>
      <EnterRate wanted={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}
