import {
  bankFieldTexts,
  chargesWaiverText,
  takeOverBankEntry,
  type BankProposal,
  type WholeBankEntry,
} from "@lading/contract/bank-statement";
import { writeOffFieldTexts, writeOffPage } from "@lading/contract/write-off";
import { Button } from "antd";
import { Link } from "react-router";
import { useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay, useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { Panel, SmallTable, StatusTag, Problem, useFaults } from "#ui";
import { partFaultOf } from "#write-off";

/** Customers and bills that a credit could be for, the likeliest first, each to be taken over by a click. */
export function Proposals({ entry }: { entry: WholeBankEntry }) {
  const { t } = useTexts("bank-statement");
  const { proposals } = entry;
  return (
    <Panel title={t("proposals")}>
      {proposals.length === 0 && <p className="muted">{t("noProposals")}</p>}
      <div className="bank-proposals">
        {proposals.map((proposal) => (
          <Proposal key={proposal.partyId} entry={entry} proposal={proposal} />
        ))}
      </div>
    </Panel>
  );
}

function Proposal({ entry, proposal }: { entry: WholeBankEntry; proposal: BankProposal }) {
  const { t, language } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const [may, mayCall] = [useMay(), useMayCall()];
  const { partyNumber, partyName, score, sure, reasons, rest, charges, lines } = proposal;
  const take = useTakeOver({ byHand: false });
  const mayTake = mayCall(takeOverBankEntry) && may(`${writeOffPage}:add`) && may(`${writeOffPage}:approve`);
  const isWaived = /[1-9]/.test(charges);
  const run = () =>
    void take.run({
      id: entry.id,
      version: entry.version,
      partyId: proposal.partyId,
      lines: lines.map(({ recordId, amount, waived }) => ({ recordId, amount, waived })),
      waiverReason: isWaived ? chargesWaiverText[language] : "",
    });
  return (
    <article className="bank-proposal" aria-label={partyName}>
      <header>
        <strong>
          <bdi dir="ltr">{partyNumber}</bdi> · <bdi>{partyName}</bdi>
        </strong>
        <StatusTag tone={sure ? "good" : "warning"}>
          <bdi dir="ltr">{score}%</bdi>
        </StatusTag>
        {mayTake && (
          <Button type={sure ? "primary" : "default"} loading={take.isPending} onClick={run}>
            {t("takeThis")}
          </Button>
        )}
      </header>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {take.problem !== null && <Problem text={take.problem} />}
      {lines.length > 0 && <Bills lines={lines} isWaived={isWaived} />}
      {/[1-9]/.test(rest) && (
        <p>
          {field("left")}: <bdi dir="ltr">{formatMoney(rest, entry.currency)}</bdi>
        </p>
      )}
    </article>
  );
}

function Bills({ lines, isWaived }: { lines: BankProposal["lines"]; isWaived: boolean }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const written = useFieldTexts(writeOffFieldTexts);
  return (
    <SmallTable
      label={field("bills")}
      columns={[
        field("bills"),
        t("dated"),
        { title: t("balance"), number: true },
        { title: written("amount"), number: true },
        ...(isWaived ? [{ title: written("waived"), number: true }] : []),
      ]}
      rows={lines.map(({ recordId, invoiceNo, billDate, balance, amount, waived }) => ({
        key: recordId,
        cells: [
          <Link key="number" to={`/billDetails?id=${recordId}`}>
            {invoiceNo}
          </Link>,
          formatDate(billDate),
          formatDecimal(balance),
          formatDecimal(amount),
          ...(isWaived ? [formatDecimal(waived)] : []),
        ],
      }))}
    />
  );
}

/** Makes the receipt, with its write-off where bills are chosen; only by hand there are inputs that messages can stand at. */
export function useTakeOver({ byHand }: { byHand: boolean }) {
  const { t } = useTexts("bank-statement");
  const take = useCall(takeOverBankEntry, { ownErrors: true });
  const { refuse, clear, ...shown } = useFaults();
  const run = async (input: Parameters<typeof take.mutateAsync>[0]) => {
    clear();
    try {
      await take.mutateAsync(input);
      notify.success(t("received"));
    } catch (error) {
      refuse(error, (name) =>
        byHand ? (partFaultOf(name, input.lines ?? []) ?? (name === "waiverReason" ? name : undefined)) : undefined,
      );
    }
  };
  return { run, ...shown, isPending: take.isPending };
}
