import "./bank-statement.css";
import {
  bankEntryActionTexts,
  bankEntryStatusTexts,
  bankFieldTexts,
  getBankEntryLog,
  loadBankEntry,
  type WholeBankEntry,
} from "@lading/contract/bank-statement";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { DetailPage, Facts, LogOf, Note, StatusTag } from "#ui";
import { Actions } from "./Actions.tsx";
import { ByHand } from "./ByHand.tsx";
import { Proposals } from "./Proposals.tsx";
import { Like, Returned } from "./Questions.tsx";
import { statusTones } from "./tones.ts";

/** /bankEntryDetails?id=…: a payment of a bank's file, with what is proposed for it. */
export default function EntryPage() {
  const { t } = useTexts("bank-statement");
  const id = usePage().search.get("id") ?? "";
  const read = useRead(loadBankEntry, { id }, { ownErrors: true });
  const entry = read.data;
  return (
    <DetailPage read={read} title={entry?.counterparty || t("entry")} actions={entry && <Actions entry={entry} />}>
      {entry && (
        <>
          {entry.doubts.map((doubt) => (
            <Note key={doubt} type="warning" title={doubt} />
          ))}
          <EntryFacts entry={entry} />
          {entry.status === "alike" && <Like entry={entry} />}
          {entry.status === "toReturn" && <Returned entry={entry} />}
          {entry.status === "open" && <Proposals entry={entry} />}
          {entry.status === "open" && <ByHand key={entry.version} entry={entry} />}
          {entry.version > 1 && (
            <LogOf
              id={entry.id}
              call={getBankEntryLog}
              actions={bankEntryActionTexts}
              fields={bankFieldTexts}
              choices={{ status: bankEntryStatusTexts }}
            />
          )}
        </>
      )}
    </DetailPage>
  );
}

function EntryFacts({ entry }: { entry: WholeBankEntry }) {
  const { language } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { currency, status } = entry;
  return (
    <Facts
      title={<StatusTag tone={statusTones[status]}>{bankEntryStatusTexts[status][language]}</StatusTag>}
      facts={[
        { label: field("amount"), value: formatMoney(entry.amount, currency) },
        { label: field("bookedOn"), value: formatDate(entry.bookedOn) },
        { label: field("valueDate"), value: valueDate(entry.valueDate) },
        { label: field("account"), value: ltr(entry.account) },
        { label: field("counterparty"), value: entry.counterparty },
        { label: field("counterpartyAccount"), value: ltr(entry.counterpartyAccount) },
        { label: field("bankReference"), value: ltr(entry.bankReference) },
        { label: field("endToEndId"), value: ltr(entry.endToEndId) },
        { label: field("charges"), value: entry.charges === "" ? "" : formatMoney(entry.charges, currency) },
        { label: field("instructed"), value: ltr(entry.instructed) },
        { label: field("fileName"), value: entry.fileName },
        ...(entry.isReturn ? [{ label: field("returnReason"), value: entry.returnReason }] : []),
        ...(entry.receipt === "" ? [] : [{ label: field("receipt"), value: ltr(entry.receipt) }]),
        ...(entry.partyName === "" || status === "open" ? [] : [{ label: field("partyName"), value: entry.partyName }]),
        ...(entry.left === null ? [] : [{ label: field("left"), value: formatMoney(entry.left, currency) }]),
        ...(entry.writeOffs.length === 0 ? [] : [{ label: field("bills"), value: <WriteOffs entry={entry} /> }]),
        ...(entry.setAsideReason === "" ? [] : [{ label: field("reason"), value: entry.setAsideReason }]),
        { label: field("text"), value: entry.text, wide: true },
      ]}
    />
  );
}

const ltr = (text: string) => (text === "" ? "" : <bdi dir="ltr">{text}</bdi>);
const valueDate = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);

/** The bills, and the write-offs that they stand on. */
function WriteOffs({ entry }: { entry: WholeBankEntry }) {
  return (
    <span className="bank-buttons">
      <bdi>{entry.bills}</bdi>
      {entry.writeOffs.map(({ id, number }) => (
        <Link key={id} to={`/creditedDetails?id=${id}`}>
          {number}
        </Link>
      ))}
    </span>
  );
}
