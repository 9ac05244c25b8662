import "./client-fund.css";
import {
  editClientFundBusinessEntry,
  entryActionTexts,
  entryFieldTexts,
  fundClassTexts,
  getClientFundDetailList,
  getCustomerCapitalEntryLog,
  loadClientFundEntryInfo,
  postClientFundEntry,
  type WholeEntry,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { DetailPage, Facts, LogOf, Note, Panel, TabModal } from "#ui";
import { Papers } from "#ui/uploads";
import { EntryActions, RemoveEntry } from "./EntryActions.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryTag } from "./EntryList.tsx";
import { UseTable } from "./UseTable.tsx";

type Open = "edit" | "remove";

/** /clientFundEntryDetail?id=…: money that a customer sent, its files, where it went, and its log. */
export default function EntryPage() {
  const { t, word } = useTexts("client-fund");
  const { search, setTitle } = usePage();
  const may = useMayCall();
  const read = useRead(loadClientFundEntryInfo, { id: search.get("id") ?? "" }, { ownErrors: true });
  const [open, setOpen] = useState<Open | null>(null);
  const entry = read.data;
  const title = entry && (entry.serialNumber || entry.customerName);
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  const close = () => setOpen(null);
  return (
    <DetailPage
      read={read}
      title={title ?? t("entry")}
      extra={entry && <EntryTag state={entry.entryState} waits={entry.reversalWaits ? t("reversalWaits") : ""} />}
      actions={
        entry && (
          <span className="fund-actions">
            <EntryActions entry={entry} onRemove={() => setOpen("remove")} />
            {entry.entryState === "unsettle" && may(editClientFundBusinessEntry) && (
              <Button onClick={() => setOpen("edit")}>{word("edit")}</Button>
            )}
          </span>
        )
      }
    >
      {entry && (
        <div className="fund-parts">
          {entry.entryState === "unsettle" && !entry.mayPost && may(postClientFundEntry) && (
            <Note type="info" title={t("byOther")} />
          )}
          <EntryFacts entry={entry} />
          {entry.unused !== null && <Uses entry={entry} />}
          <LogOf
            id={entry.id}
            call={getCustomerCapitalEntryLog}
            actions={entryActionTexts}
            fields={{ ...entryFieldTexts, movementNumber: entryFieldTexts.serialNumber }}
          />
        </div>
      )}
      {entry && open === "edit" && (
        <TabModal open width={860} title={t("editTitle")} onCancel={close}>
          <EntryForm entry={entry} onClose={close} />
        </TabModal>
      )}
      {entry && open === "remove" && <RemoveEntry entry={entry} onClose={close} />}
    </DetailPage>
  );
}

/** Where a posted entry's money went, and what of it is not used yet. */
function Uses({ entry }: { entry: WholeEntry }) {
  const { t } = useTexts("client-fund");
  const may = useMayCall();
  return (
    <Panel title={t("wentTo")}>
      <p>
        {t("unused")}: <bdi dir="ltr">{formatMoney(entry.unused, entry.receivedCurrency)}</bdi>
      </p>
      <UseTable uses={entry.uses} currency={entry.receivedCurrency} label={t("wentTo")} />
      {entry.fundId !== null && may(getClientFundDetailList) && (
        <Link to={`/clientFundPostings?id=${entry.fundId}`}>{t("openFund")}</Link>
      )}
    </Panel>
  );
}

const money = (amount: string, currency: string) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>;

function EntryFacts({ entry }: { entry: WholeEntry }) {
  const { t, language } = useTexts("client-fund");
  const field = useFieldTexts(entryFieldTexts);
  const { attachments, bankCharges, bankChargesCurrency } = entry;
  return (
    <Facts
      facts={[
        { label: field("customerName"), value: `${entry.customerNumber} · ${entry.customerName}` },
        { label: field("fundClass"), value: fundClassTexts[entry.fundClass][language] },
        { label: field("remitter"), value: entry.remitter },
        { label: field("receivedAmount"), value: money(entry.receivedAmount, entry.receivedCurrency) },
        { label: field("remittanceAmount"), value: money(entry.remittanceAmount, entry.remittanceCurrency) },
        {
          label: field("bankCharges"),
          value: bankCharges === null ? "" : money(bankCharges, bankChargesCurrency ?? ""),
        },
        { label: field("receiveDate"), value: formatDate(entry.receiveDate) },
        { label: field("fillDate"), value: formatDate(entry.fillDate) },
        { label: field("exchangeRate"), value: entry.exchangeRate === "" ? "" : formatDecimal(entry.exchangeRate) },
        { label: field("inquiryNumber"), value: entry.inquiryNumber },
        { label: field("accountName"), value: entry.accountName },
        { label: field("remittanceLocation"), value: entry.remittanceLocation },
        { label: field("agent"), value: entry.agent },
        { label: field("createdByName"), value: entry.createdByName },
        { label: field("createDate"), value: formatMoment(entry.createDate) },
        { label: field("postedByName"), value: entry.postedByName },
        { label: field("postedOn"), value: formatDate(entry.postedOn ?? "") },
        ...(entry.receipt === "" ? [] : [{ label: t("receipt"), value: entry.receipt }]),
        ...(entry.onlyUser ? [{ label: field("onlyUser"), value: entry.postedByName }] : []),
        ...(entry.deleteReason === "" ? [] : [{ label: field("deleteReason"), value: entry.deleteReason, wide: true }]),
        ...(attachments.length === 0
          ? []
          : [{ label: field("attachments"), value: <Papers value={attachments} />, wide: true }]),
        { label: field("remark"), value: entry.remark, wide: true },
      ]}
    />
  );
}
