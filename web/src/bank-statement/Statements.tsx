import {
  balanceCheckTexts,
  bankFieldTexts,
  tableFieldTexts,
  type ReadBankStatement,
} from "@lading/contract/bank-statement";
import { Checkbox } from "antd";
import { formatDate, formatDecimal } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Facts, Note, SmallTable, StatusTag, Problem } from "#ui";

interface StatementsProps {
  statements: readonly ReadBankStatement[];
  isConfirmed: boolean;
  /** With it something is to be confirmed. */
  onConfirm: ((confirmed: boolean) => void) | undefined;
}

/** The statements of a file as they would be taken over. */
export function Statements({ statements, isConfirmed, onConfirm }: StatementsProps) {
  const { t } = useTexts("bank-statement");
  return (
    <>
      {statements.map((statement, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- statements of a file stand in its order
        <Statement key={place} statement={statement} />
      ))}
      {onConfirm && (
        <Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)}>
          {t("confirmDoubts")}
        </Checkbox>
      )}
    </>
  );
}

const checkTones = { agrees: "good", differs: "bad", unknown: "neutral" } as const;

function Statement({ statement }: { statement: ReadBankStatement }) {
  const { t, language } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { account, currency, opening, closing, check, difference, mustConfirm, refusal, unread, unreadCount } =
    statement;
  return (
    <section className="bank-statement">
      <Facts
        title={
          <>
            <bdi dir="ltr">{[account, currency].filter(Boolean).join(" · ")}</bdi>{" "}
            <StatusTag tone={checkTones[check]}>{balanceCheckTexts[check][language]}</StatusTag>
          </>
        }
        facts={[
          { label: field("opening"), value: money(opening) },
          { label: field("closing"), value: money(closing) },
          { label: field("added"), value: String(statement.added) },
          { label: field("known"), value: String(statement.known) },
          { label: t("alikeCount"), value: String(statement.alike) },
          { label: field("pendingCount"), value: String(statement.pending) },
        ]}
      />
      {refusal !== null && <Problem text={refusal} />}
      {refusal === null && mustConfirm && (
        <Note
          type="warning"
          title={difference === null ? t("otherCurrencies") : t("doesNotAddUp", { difference, currency })}
        />
      )}
      {unreadCount > 0 && <Note type="warning" title={t("unread", { count: unreadCount })} />}
      {unread.length > 0 && <UnreadRows rows={unread} />}
      {refusal === null && statement.first.length > 0 && <FirstEntries statement={statement} />}
    </section>
  );
}

const money = (amount: string | null) => (amount === null ? "" : <bdi dir="ltr">{amount}</bdi>);

function UnreadRows({ rows }: { rows: ReadBankStatement["unread"] }) {
  const { t, word, language } = useTexts("bank-statement");
  const texts: Readonly<Record<string, Readonly<Record<typeof language, string>> | undefined>> = tableFieldTexts;
  return (
    <SmallTable
      label={t("unreadRows")}
      columns={[{ title: word("row"), number: true }, word("column"), { title: t("content"), wide: true }]}
      rows={rows.map(({ row, field, text }) => ({
        key: `${row} ${field}`,
        cells: [String(row), texts[field]?.[language] ?? field, text],
      }))}
    />
  );
}

function FirstEntries({ statement }: { statement: ReadBankStatement }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  return (
    <SmallTable
      label={t("firstEntries")}
      columns={[
        field("bookedOn"),
        { title: field("amount"), number: true },
        field("counterparty"),
        { title: field("text"), wide: true },
        field("status"),
      ]}
      rows={statement.first.map(({ bookedOn, amount, counterparty, text, state, is }, place) => ({
        key: String(place),
        cells: [
          bookedOn === null ? "" : formatDate(bookedOn),
          formatDecimal(amount),
          counterparty,
          text,
          state === "pending" ? t("pending") : t(`is.${is}`),
        ],
      }))}
    />
  );
}
