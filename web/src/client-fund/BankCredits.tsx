import {
  getReceiptPreRecordBankList,
  receiptFieldTexts,
  takeReceiptPreRecords,
  type BankCredit,
} from "@lading/contract/client-fund";
import { Button, Checkbox, Input, Skeleton } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, SmallTable, TabModal, useTyped } from "#ui";

/** Credits of banks' files that wait: the chosen ones become pre-recorded receipts. */
export function BankCredits({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("client-fund");
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const search = useTyped(typed.trim());
  const { data, error } = useRead(getReceiptPreRecordBankList, { search, pageSize: 50 }, { ownErrors: true });
  const take = useCall(takeReceiptPreRecords);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const run = async () => {
    const { taken } = await take.mutateAsync({ ids: [...chosen] });
    notify.success(t("takenDone", { count: taken }));
    onClose();
  };
  return (
    <TabModal
      open
      width={860}
      title={t("takeFromBank")}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{word("cancel")}</Button>
          <Button
            type="primary"
            disabled={chosen.size === 0}
            loading={take.isPending}
            onClick={() => void run().catch(() => undefined)}
          >
            {t("takeChosen")}
          </Button>
        </>
      }
    >
      <p className="muted">{t("takeHint")}</p>
      <Input
        allowClear
        aria-label={word("search")}
        placeholder={t("receiptSearchHint")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && !data && <Note type="error" title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && <Credits rows={data.rows} chosen={chosen} onChoose={choose} />}
    </TabModal>
  );
}

interface CreditsProps {
  rows: readonly BankCredit[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
}

function Credits({ rows, chosen, onChoose }: CreditsProps) {
  const { t } = useTexts("client-fund");
  const field = useFieldTexts(receiptFieldTexts);
  return (
    <SmallTable
      label={t("takeFromBank")}
      columns={[
        field("remitter"),
        field("receiveDate"),
        field("inquiryNumber"),
        field("accountName"),
        { title: field("amount"), number: true },
      ]}
      rows={rows.map(({ id, remitter, receiveDate, inquiryNumber, accountName, amount, currency }) => ({
        key: id,
        cells: [
          <Checkbox key="choose" checked={chosen.has(id)} onChange={(event) => onChoose(id, event.target.checked)}>
            <bdi>{remitter}</bdi>
          </Checkbox>,
          formatDate(receiveDate),
          inquiryNumber,
          accountName,
          formatMoney(amount, currency),
        ],
      }))}
    />
  );
}
