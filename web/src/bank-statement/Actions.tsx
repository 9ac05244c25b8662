import {
  reopenBankEntry,
  setBankEntryAside,
  undoBankEntry,
  type WholeBankEntry,
} from "@lading/contract/bank-statement";
import { writeOffPage } from "@lading/contract/write-off";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMay, useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { CallButton, RecordForm, TabModal, TextAreaField } from "#ui";
import { WriteOffButton } from "#write-off";

type What = "undo" | "setAside";

/** Buttons for a payment, beside those that make a receipt of it. */
export function Actions({ entry }: { entry: WholeBankEntry }) {
  const { t } = useTexts("bank-statement");
  const [may, mayCall] = [useMay(), useMayCall()];
  const [open, setOpen] = useState<What>();
  const { id, version, status, left, writeOffs } = entry;
  const isTaken = status === "matched" || (status === "returned" && entry.amount.startsWith("-"));
  const mayUndo = mayCall(undoBankEntry) && (writeOffs.length === 0 || may(`${writeOffPage}:delete`));
  return (
    <span className="bank-buttons">
      {status === "matched" && entry.partyId !== null && entry.receiptId !== null && /[1-9]/.test(left ?? "") && (
        <WriteOffButton
          type="receipt"
          partyKind="customer"
          partyId={entry.partyId}
          currency={entry.currency}
          sourceId={entry.receiptId}
          left={left ?? ""}
        >
          {t("allocate")}
        </WriteOffButton>
      )}
      {isTaken && mayUndo && (
        <Button danger onClick={() => setOpen("undo")}>
          {t("undo")}
        </Button>
      )}
      {status === "open" && mayCall(setBankEntryAside) && (
        <Button onClick={() => setOpen("setAside")}>{t("setAside")}</Button>
      )}
      {status === "setAside" && (
        <CallButton call={reopenBankEntry} input={{ id, version }} said={t("reopened")}>
          {t("reopen")}
        </CallButton>
      )}
      {open && <WithReason entry={entry} what={open} onClose={() => setOpen(undefined)} />}
    </span>
  );
}

/** Takes a receipt back, or sets a credit aside, with a reason. */
function WithReason({ entry, what, onClose }: { entry: WholeBankEntry; what: What; onClose: () => void }) {
  const { t } = useTexts("bank-statement");
  return (
    <TabModal open title={t(what)} onCancel={onClose}>
      <p>{t(`${what}Hint`)}</p>
      <RecordForm
        call={what === "undo" ? undoBankEntry : setBankEntryAside}
        fixed={{ id: entry.id, version: entry.version }}
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
