import { checkBillTypeTexts, lineKindTexts } from "@lading/contract/check-bill";
import {
  editNuclearAccountRecord,
  getNuclearAccountRecordLog,
  lockNuclearAccountRecord,
  lockTexts,
  postNuclearAccountRecord,
  takeBackNuclearAccountRecord,
  unlockNuclearAccountRecord,
  writeOffActionTexts,
  writeOffFieldTexts,
  writeOffStatusTexts,
  type WholeWriteOff,
} from "@lading/contract/write-off";
import { Button } from "antd";
import { useState, type ComponentProps } from "react";
import { Link } from "react-router";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { CallButton, DetailPage, Facts, Panel, LogOf, RecordForm, SmallTable, TabModal, TextAreaField } from "#ui";

interface CreditedProps {
  read: ComponentProps<typeof DetailPage>["read"] & { data: WholeWriteOff | undefined };
  onEdit: () => void;
}

/** A credited record with its allocations: posted, locked, unlocked, taken back. */
export function Credited({ read, onEdit }: CreditedProps) {
  const { t } = useTexts("write-off");
  const record = read.data;
  const [open, setOpen] = useState<"takeBack" | "unlock" | null>(null);
  return (
    <DetailPage
      read={read}
      title={record?.creditReferenceNumber ?? t("title")}
      actions={record && <Actions record={record} onEdit={onEdit} onOpen={setOpen} />}
    >
      {record && <RecordFacts record={record} />}
      {record && record.lines.length > 0 && <Lines record={record} />}
      {record && (
        <LogOf
          id={record.id}
          call={getNuclearAccountRecordLog}
          actions={writeOffActionTexts}
          fields={writeOffFieldTexts}
        />
      )}
      {record && open !== null && <WithReason record={record} what={open} onClose={() => setOpen(null)} />}
    </DetailPage>
  );
}

interface ActionsProps {
  record: WholeWriteOff;
  onEdit: () => void;
  onOpen: (what: "takeBack" | "unlock") => void;
}

function Actions({ record, onEdit, onOpen }: ActionsProps) {
  const { t, word } = useTexts("write-off");
  const may = useMayCall();
  const { id, version, status, locked } = record;
  if (locked) return may(unlockNuclearAccountRecord) && <Button onClick={() => onOpen("unlock")}>{t("unlock")}</Button>;
  const isPending = status === "pending";
  const stands = isPending || status === "writtenOff";
  return (
    <span className="write-off-buttons">
      {isPending && (
        <CallButton call={postNuclearAccountRecord} input={{ id, version }} said={t("posted")}>
          {t("post")}
        </CallButton>
      )}
      {isPending && may(editNuclearAccountRecord) && <Button onClick={onEdit}>{word("edit")}</Button>}
      {stands && (
        <CallButton call={lockNuclearAccountRecord} input={{ id, version }} said={t("lockedDone")}>
          {t("lock")}
        </CallButton>
      )}
      {stands && may(takeBackNuclearAccountRecord) && (
        <Button danger onClick={() => onOpen("takeBack")}>
          {t("takeBack")}
        </Button>
      )}
    </span>
  );
}

function RecordFacts({ record }: { record: WholeWriteOff }) {
  const { t, language } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  const { type, status, currency, waived } = record;
  return (
    <Facts
      facts={[
        { label: field("type"), value: type === null ? "" : checkBillTypeTexts[type][language] },
        { label: field("status"), value: writeOffStatusTexts[status][language] },
        { label: field("locked"), value: lockTexts[record.locked ? "true" : "false"][language] },
        {
          label: field("partyName"),
          value: record.partyName === "" ? "" : `${record.partyNumber} · ${record.partyName}`,
        },
        { label: field("amount"), value: formatMoney(record.amount, currency ?? "") },
        { label: field("waived"), value: /[1-9]/.test(waived ?? "") ? formatMoney(waived, currency ?? "") : "" },
        { label: field("source"), value: record.fundId === null ? record.source : t("fund") },
        { label: field("day"), value: formatDate(record.day) },
        { label: field("reference"), value: record.reference },
        { label: field("postedOn"), value: formatDate(record.postedOn) },
        { label: field("createdByName"), value: record.createdByName },
        { label: field("createDate"), value: formatMoment(record.createDate) },
        ...(record.waiverReason === ""
          ? []
          : [{ label: field("waiverReason"), value: record.waiverReason, wide: true }]),
        { label: field("remark"), value: record.remark, wide: true },
      ]}
    />
  );
}

function Lines({ record }: { record: WholeWriteOff }) {
  const { t, language } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  const { settlementCurrency } = record;
  return (
    <Panel title={field("lines")}>
      <SmallTable
        label={field("lines")}
        columns={[
          t("number"),
          t("date"),
          t("side"),
          { title: t("balance"), number: true },
          { title: field("amount"), number: true },
          { title: field("waived"), number: true },
          { title: field("exchangeDifference"), number: true },
        ]}
        rows={record.lines.map(({ recordId, kind, ...line }) => ({
          key: recordId,
          cells: [
            <Link key="number" to={`/${kind === "bill" ? "billDetails" : "supplierCostDetails"}?id=${recordId}`}>
              {line.invoiceNo || line.waybillNumber}
            </Link>,
            formatDate(line.billDate),
            lineKindTexts[kind][language],
            formatDecimal(line.balance),
            formatDecimal(line.amount),
            formatDecimal(line.waived),
            line.exchangeDifference === null ? "–" : formatMoney(line.exchangeDifference, settlementCurrency),
          ],
        }))}
      />
    </Panel>
  );
}

interface WithReasonProps {
  record: WholeWriteOff;
  what: "takeBack" | "unlock";
  onClose: () => void;
}

/** Takes a record back, or unlocks it, with a reason. */
function WithReason({ record, what, onClose }: WithReasonProps) {
  const { t } = useTexts("write-off");
  const number = record.creditReferenceNumber;
  return (
    <TabModal open title={t(`${what}Title`, { number })} onCancel={onClose}>
      <p>{t(`${what}Hint`)}</p>
      <RecordForm
        call={what === "takeBack" ? takeBackNuclearAccountRecord : unlockNuclearAccountRecord}
        fixed={{ id: record.id, version: record.version }}
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
