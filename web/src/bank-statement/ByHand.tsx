import { bankFieldTexts, takeOverBankEntry, type WholeBankEntry } from "@lading/contract/bank-statement";
import { sumOfAmounts } from "@lading/contract/charge-item";
import {
  generateNuclearAccountNumber,
  previewNuclearAccountRecord,
  writeOffFieldTexts,
} from "@lading/contract/write-off";
import { Button, Input, Skeleton } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { CustomerSelect } from "#customer";
import { faulty, FaultText, Note, Panel, Problem, type Faults } from "#ui";
import { PartTable, type Part } from "#write-off";
import { useTakeOver } from "./Proposals.tsx";

/** A person says whose a credit is, and which bills it pays; what is left stays as an open receipt. */
export function ByHand({ entry }: { entry: WholeBankEntry }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const written = useFieldTexts(writeOffFieldTexts);
  const may = useMayCall();
  const [partyId, setPartyId] = useState<string | undefined>();
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map());
  const [waiverReason, setReason] = useState("");
  const { box, faults, problem, run: take, isPending } = useTakeOver({ byHand: true });
  if (!may(takeOverBankEntry)) return null;
  const { id, version, amount, currency } = entry;
  const chosen = [...parts].filter(([, part]) => /[1-9]/.test(part.amount + part.waived));
  const used = sumOfAmounts(
    chosen.map(([, part]) => part.amount || "0"),
    currency,
  );
  const isWaived = chosen.some(([, part]) => /[1-9]/.test(part.waived));
  const run = () =>
    void take({
      id,
      version,
      partyId: partyId ?? "",
      lines: chosen.map(([recordId, part]) => ({ recordId, amount: part.amount || "0", waived: part.waived })),
      waiverReason,
    });
  return (
    <Panel title={t("byHand")}>
      <div ref={box}>
        <label className="bank-field" htmlFor="bank-customer">
          {field("partyName")}
          <CustomerSelect
            id="bank-customer"
            {...(partyId !== undefined && { value: partyId })}
            onChange={(next) => {
              setPartyId(next);
              setParts(new Map());
            }}
          />
        </label>
        {partyId !== undefined && may(generateNuclearAccountNumber) && (
          <OpenBills {...{ entry, partyId, parts }} key={partyId} faults={faults} onChange={setParts} />
        )}
        {isWaived && (
          <label className="bank-field">
            {written("waiverReason")}
            <Input
              value={waiverReason}
              maxLength={200}
              dir="auto"
              {...faulty(faults["waiverReason"])}
              onChange={(event) => setReason(event.target.value)}
            />
            <FaultText text={faults["waiverReason"]} />
          </label>
        )}
        <p>
          {written("amount")}: <bdi dir="ltr">{formatMoney(used, currency)}</bdi> /{" "}
          <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>
        </p>
        {problem !== null && <Problem text={problem} />}
        <Button type="primary" disabled={partyId === undefined} loading={isPending} onClick={run}>
          {t(chosen.length === 0 ? "receiveOnly" : "receiveAndWriteOff")}
        </Button>
      </div>
    </Panel>
  );
}

interface OpenBillsProps {
  entry: WholeBankEntry;
  partyId: string;
  parts: ReadonlyMap<string, Part>;
  faults: Faults;
  onChange: (parts: ReadonlyMap<string, Part>) => void;
}

/** The customer's open bills in the credit's currency, the oldest first. */
function OpenBills({ entry, partyId, parts, faults, onChange }: OpenBillsProps) {
  const { t } = useTexts("bank-statement");
  const { amount, currency } = entry;
  const asked = { type: "receipt" as const, partyKind: "customer" as const, partyId, currency, amount };
  const { data, error } = useRead(previewNuclearAccountRecord, asked, { quiet: true, ownErrors: true });
  if (error && !data) return <Note type="info" title={error.message} />;
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
  const oldestFirst = () =>
    onChange(
      new Map(
        data.rows
          .filter(({ proposed }) => /[1-9]/.test(proposed))
          .map(({ id, proposed }) => [id, { amount: proposed, waived: "" }]),
      ),
    );
  return (
    <>
      <p>
        <Button onClick={oldestFirst}>{t("oldestFirst")}</Button>
      </p>
      <PartTable rows={data.rows} parts={parts} faults={faults} currency={currency} onChange={onChange} />
    </>
  );
}
