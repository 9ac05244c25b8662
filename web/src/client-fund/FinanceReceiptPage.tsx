import "./client-fund.css";
import {
  addReceiptPreRecord,
  confirmReceiptPreRecordClaim,
  deleteReceiptPreRecord,
  editReceiptPreRecord,
  exportReceiptPreRecordFinanceList,
  getReceiptPreRecordFinanceList,
  getReceiptPreRecordLog,
  receiptActionTexts,
  receiptFieldTexts,
  refuseReceiptPreRecordClaim,
  takeReceiptPreRecords,
  type ReceiptPreRecord,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { CurrencyInput } from "#currency";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import {
  AddOrEditForm,
  CallButton,
  DateField,
  DecimalField,
  InputField,
  ListPage,
  LogOf,
  TabModal,
  TextAreaField,
  TextField,
} from "#ui";
import { BankCredits } from "./BankCredits.tsx";
import { useReceiptColumns, useReceiptFilters } from "./receipt-columns.tsx";
import { WithReason } from "./WithReason.tsx";

type Open =
  | { what: "record"; receipt: ReceiptPreRecord | null }
  | { what: "delete" | "refuse" | "log"; receipt: ReceiptPreRecord }
  | { what: "bank" };

/** /clientFund/financeReceiptPreRecord: receipts that finance records or takes from the bank's file, and their claims. */
export default function FinanceReceiptPage() {
  const { t, word } = useTexts("client-fund");
  const may = useMayCall();
  const exporting = useExport(exportReceiptPreRecordFinanceList);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ListPage
        call={getReceiptPreRecordFinanceList}
        columns={useReceiptColumns()}
        filters={useReceiptFilters()}
        toolbar={
          <span className="fund-actions">
            {may(addReceiptPreRecord) && (
              <Button type="primary" onClick={() => setOpen({ what: "record", receipt: null })}>
                {t("record")}
              </Button>
            )}
            {may(takeReceiptPreRecords) && (
              <Button onClick={() => setOpen({ what: "bank" })}>{t("takeFromBank")}</Button>
            )}
          </span>
        }
        rowActions={(receipt) => (
          <>
            <RowActions receipt={receipt} onOpen={setOpen} />
            <Button type="link" onClick={() => setOpen({ what: "log", receipt })}>
              {word("log")}
            </Button>
          </>
        )}
        onExport={may(exportReceiptPreRecordFinanceList) ? exporting.start : undefined}
      />
      {exporting.card}
      {open && <Dialog open={open} onClose={close} />}
    </>
  );
}

function RowActions({ receipt, onOpen }: { receipt: ReceiptPreRecord; onOpen: (open: Open) => void }) {
  const { t, word } = useTexts("client-fund");
  const may = useMayCall();
  const { id, version, status, entryId, mayConfirm } = receipt;
  if (status === "confirmed" && entryId !== null)
    return <Link to={`/clientFundEntryDetail?id=${entryId}`}>{t("showEntry")}</Link>;
  if (status === "claimed")
    return (
      <>
        {mayConfirm && (
          <CallButton call={confirmReceiptPreRecordClaim} input={{ id, version }} said={t("claimConfirmed")}>
            {t("confirmClaim")}
          </CallButton>
        )}
        {may(refuseReceiptPreRecordClaim) && (
          <Button type="link" danger onClick={() => onOpen({ what: "refuse", receipt })}>
            {t("refuseClaim")}
          </Button>
        )}
      </>
    );
  if (status !== "open") return null;
  return (
    <>
      {may(editReceiptPreRecord) && (
        <Button type="link" onClick={() => onOpen({ what: "record", receipt })}>
          {word("edit")}
        </Button>
      )}
      {may(deleteReceiptPreRecord) && (
        <Button type="link" danger onClick={() => onOpen({ what: "delete", receipt })}>
          {word("delete")}
        </Button>
      )}
    </>
  );
}

function Dialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t, word } = useTexts("client-fund");
  if (open.what === "bank") return <BankCredits onClose={onClose} />;
  if (open.what === "record")
    return (
      <TabModal open title={t(open.receipt ? "editReceipt" : "record")} onCancel={onClose}>
        <AddOrEditForm
          add={addReceiptPreRecord}
          edit={editReceiptPreRecord}
          record={open.receipt}
          start={{ receiveDate: today() }}
          onClose={onClose}
        >
          <TextField name="remitter" />
          <div className="fund-fields">
            <DecimalField name="amount" />
            <InputField name="currency">
              <CurrencyInput />
            </InputField>
            <DateField name="receiveDate" />
            <TextField name="inquiryNumber" dir="ltr" />
            <TextField name="accountName" />
            <TextField name="remittanceLocation" />
          </div>
          <TextAreaField name="remark" />
        </AddOrEditForm>
      </TabModal>
    );
  const number = open.receipt.receiptNumber;
  if (open.what === "log")
    return (
      <TabModal open width={720} title={<bdi dir="ltr">{number}</bdi>} onCancel={onClose}>
        <LogOf
          id={open.receipt.id}
          call={getReceiptPreRecordLog}
          actions={receiptActionTexts}
          fields={receiptFieldTexts}
        />
      </TabModal>
    );
  const isDelete = open.what === "delete";
  return (
    <WithReason
      call={isDelete ? deleteReceiptPreRecord : refuseReceiptPreRecordClaim}
      record={open.receipt}
      words={{
        title: t(isDelete ? "deleteReceipt" : "refuseClaimTitle", { number }),
        hint: t(isDelete ? "deleteReceiptHint" : "refuseClaimHint"),
        button: isDelete ? word("delete") : t("refuseClaim"),
        done: t(isDelete ? "deletedDone" : "claimRefused"),
      }}
      onClose={onClose}
    />
  );
}
