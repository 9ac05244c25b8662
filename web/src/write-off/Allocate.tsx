import { checkBillTypeTexts, type CheckBillType } from "@lading/contract/check-bill";
import { amountLeft, sumOfAmounts } from "@lading/contract/charge-item";
import { minorUnits, type Currency } from "@lading/contract/core";
import {
  addNuclearAccountRecord,
  editNuclearAccountRecord,
  generateNuclearAccountNumber,
  previewNuclearAccountRecord,
  writeOffFieldTexts,
  type ProposedLine,
  type WholeWriteOff,
} from "@lading/contract/write-off";
import { Button, Checkbox, Input, Skeleton } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { besideEachOther, useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DecimalInput, faulty, FaultText, Note, Panel, Problem, useFaults, type Faults } from "#ui";
import { partFaultOf } from "./part-fault.ts";
import { isPart, PartTable, type Part } from "./PartTable.tsx";
import { Source, type SourceValues } from "./Source.tsx";

/** Whose bills or costs are written off, in which currency. */
export interface Whom {
  type: CheckBillType;
  partyKind: "customer" | "supplier";
  partyId: string;
  currency: Currency;
}

interface AllocateProps {
  whom: Whom;
  /** The check bill that the record is begun from: its lines alone, unless all of the party's are asked for. */
  checkBillId: string | null;
  /** The pending record that is changed. */
  record?: WholeWriteOff;
  /** The receipt or payment to begin with, and what is left of it. */
  source?: { id: string; left: string; isFund: boolean };
  onDone: (id: string) => void;
  onCancel: () => void;
}

/** Sets a receipt, a payment or the other side of a hedge against open bills and costs: oldest first, or by hand. */
export function Allocate({ whom, checkBillId, record, source: first, onDone, onCancel }: AllocateProps) {
  const { t, language } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  const [source, setSource] = useState(() => sourceAtFirst(record, first));
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(() => partsOf(record));
  const [typed, setSum] = useState(first?.left ?? record?.amount ?? null);
  const [words, setWords] = useState({ waiverReason: record?.waiverReason ?? "", remark: record?.remark ?? "" });
  const [isWhole, setWhole] = useState(false);
  const asked = {
    ...whom,
    amount: typed ?? "",
    recordId: record?.id ?? null,
    checkBillId: isWhole ? null : checkBillId,
  };
  const preview = useRead(previewNuclearAccountRecord, asked, { quiet: true, ownErrors: true });
  const { box, faults, problem, run, isSaving, number, generate } = useSave({ whom, record, onDone });
  if (preview.error && !preview.data) return <Note type="warning" title={preview.error.message} />;
  if (!preview.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { rows } = preview.data;
  if (typed === null && whom.type === "hedge") setSum(smallerSide(rows, whom.currency));
  const sum = typed ?? "";
  const chosen = rows.filter(({ id }) => isPart(parts.get(id)));
  const total = totalOf(chosen, parts, whom);
  const propose = () => setParts(new Map(rows.filter(({ proposed }) => /[1-9]/.test(proposed)).map(partOfRow)));
  return (
    <div ref={box} className="write-off-allocate">
      <Panel title={checkBillTypeTexts[whom.type][language]}>
        {problem !== null && <Problem text={problem} />}
        <Party rows={rows} whom={whom} />
        <RecordNumber number={number} isBusy={isSaving} onGenerate={() => void generate()} />
        {whom.type === "hedge" ? (
          <HedgeSum value={sum} currency={whom.currency} onChange={setSum} />
        ) : (
          <Source
            {...preview.data}
            value={source}
            faults={faults}
            onChange={setSource}
            currency={whom.currency}
            onAmount={setSum}
          />
        )}
        <Button disabled={!/[1-9]/.test(sum) || preview.isFetching} onClick={propose}>
          {t("oldestFirst")}
        </Button>
      </Panel>
      <Panel title={field("lines")}>
        {checkBillId !== null && <OnlyCheckBill value={!isWhole} onChange={(only) => setWhole(!only)} />}
        <PartTable rows={rows} parts={parts} faults={faults} currency={whom.currency} onChange={setParts} />
        <p className="write-off-total">
          {field("amount")}: <bdi dir="ltr">{formatMoney(total, whom.currency)}</bdi>
        </p>
        <Words
          value={words}
          faults={faults}
          onChange={setWords}
          waives={chosen.some(({ id }) => /[1-9]/.test(parts.get(id)?.waived ?? ""))}
        />
        <Buttons
          isReady={chosen.length > 0}
          isSaving={isSaving}
          onSave={() => void run({ chosen, parts, source, words })}
          onCancel={onCancel}
        />
      </Panel>
    </div>
  );
}

/** Whose bills or costs they are. */
function Party({ rows, whom }: { rows: readonly ProposedLine[]; whom: Whom }) {
  const own = rows.find(({ partyId }) => partyId === whom.partyId) ?? rows[0];
  return own && <p>{besideEachOther([own.partyNumber, own.partyName])}</p>;
}

interface HedgeSumProps {
  value: string;
  currency: Currency;
  onChange: (value: string) => void;
}

/** The sum that is set off: of each side the same. */
function HedgeSum({ value, currency, onChange }: HedgeSumProps) {
  const { t } = useTexts("write-off");
  return (
    <label className="write-off-field">
      {t("hedgeSum")}
      <DecimalInput scale={minorUnits(currency)} suffix={currency} value={value} onChange={onChange} />
    </label>
  );
}

/** A hedge's sum unless another is typed: all that both sides have. */
function smallerSide(rows: readonly ProposedLine[], currency: Currency): string {
  const sumOf = (side: ProposedLine["kind"]) =>
    sumOfAmounts(
      rows.filter(({ kind }) => kind === side).map(({ writable }) => writable),
      currency,
    );
  const [bills, costs] = [sumOf("bill"), sumOf("cost")];
  return amountLeft(bills, costs).startsWith("-") ? bills : costs;
}

/** The sum that is written off; of a hedge that of one side, for both have the same. */
function totalOf(chosen: readonly ProposedLine[], parts: ReadonlyMap<string, Part>, { type, currency }: Whom): string {
  const counted = chosen.filter(({ kind }) => type !== "hedge" || kind === "bill");
  return sumOfAmounts(
    counted.map(({ id }) => parts.get(id)?.amount || "0"),
    currency,
  );
}

/** Whether the check bill's lines alone are offered, or all of the party's. */
function OnlyCheckBill({ value, onChange }: { value: boolean; onChange: (only: boolean) => void }) {
  const { t } = useTexts("write-off");
  return (
    <Checkbox className="write-off-only" checked={value} onChange={(event) => onChange(event.target.checked)}>
      {t("onlyCheckBill")}
    </Checkbox>
  );
}

interface RecordNumberProps {
  number: string | undefined;
  isBusy: boolean;
  onGenerate: () => void;
}

/** The number that the record has before anything else. */
function RecordNumber({ number, isBusy, onGenerate }: RecordNumberProps) {
  const { t } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  return (
    <p className="write-off-total">
      {field("creditReferenceNumber")}:{" "}
      {number === undefined ? (
        <Button loading={isBusy} onClick={onGenerate}>
          {t("generate")}
        </Button>
      ) : (
        <bdi dir="ltr">{number}</bdi>
      )}
    </p>
  );
}

interface ButtonsProps {
  isReady: boolean;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
}

function Buttons({ isReady, isSaving, onSave, onCancel }: ButtonsProps) {
  const { word } = useTexts("write-off");
  return (
    <div className="write-off-buttons">
      <Button type="primary" disabled={!isReady} loading={isSaving} onClick={onSave}>
        {word("save")}
      </Button>
      <Button onClick={onCancel}>{word("stepBack")}</Button>
    </div>
  );
}

function sourceAtFirst(record: AllocateProps["record"], first: AllocateProps["source"]): SourceValues {
  return {
    id: record?.sourceId ?? record?.fundId ?? first?.id ?? null,
    isFund: record ? record.fundId !== null : (first?.isFund ?? false),
    amount: "",
    day: "",
    reference: "",
  };
}

const partOfRow = ({ id, proposed }: ProposedLine) => [id, { amount: proposed, waived: "" }] as const;

function partsOf(record: WholeWriteOff | undefined): ReadonlyMap<string, Part> {
  return new Map(record?.lines.map(({ recordId, amount, waived }) => [recordId, { amount, waived }]));
}

interface WordsProps {
  value: { waiverReason: string; remark: string };
  faults: Faults;
  onChange: (value: WordsProps["value"]) => void;
  /** Something is waived: a reason is asked. */
  waives: boolean;
}

function Words({ value, faults, onChange, waives }: WordsProps) {
  const field = useFieldTexts(writeOffFieldTexts);
  const line = (name: keyof WordsProps["value"], maxLength: number) => (
    <label className="write-off-field">
      {field(name)}
      <Input
        value={value[name]}
        maxLength={maxLength}
        dir="auto"
        {...faulty(faults[name])}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      />
      <FaultText text={faults[name]} />
    </label>
  );
  return (
    <>
      {waives && line("waiverReason", 200)}
      {line("remark", 500)}
    </>
  );
}

interface Saved {
  chosen: readonly ProposedLine[];
  parts: ReadonlyMap<string, Part>;
  source: SourceValues;
  words: WordsProps["value"];
}

/** Fields that have an input of their own beside those of the lines. */
const inputs: ReadonlySet<string> = new Set([
  "newSource.amount",
  "newSource.day",
  "newSource.reference",
  "waiverReason",
  "remark",
]);

/** Stores the record: a new one gets its number first, on request before anything else is filled in. */
function useSave({ whom, record, onDone }: Pick<AllocateProps, "whom" | "record" | "onDone">) {
  const { t } = useTexts("write-off");
  const begin = useCall(generateNuclearAccountNumber, { ownErrors: true });
  const add = useCall(addNuclearAccountRecord, { ownErrors: true });
  const edit = useCall(editNuclearAccountRecord, { ownErrors: true });
  const { refuse, clear, ...shown } = useFaults();
  const [number, setNumber] = useState(record?.creditReferenceNumber);
  // The record that somebody began and left is given again: asking twice takes no second number.
  const numbered = async () => {
    const begun = await begin.mutateAsync({});
    setNumber(begun.creditReferenceNumber);
    return begun;
  };
  const generate = async () => {
    clear();
    await numbered().catch((error: unknown) => refuse(error, () => undefined));
  };
  const run = async ({ chosen, parts, source, words }: Saved) => {
    clear();
    const { id: chosenSource, isFund, amount, day, reference } = source;
    const taken = whom.type === "hedge" ? null : chosenSource;
    const isNew = whom.type !== "hedge" && taken === null;
    const filling = {
      ...whom,
      ...words,
      sourceId: isFund ? null : taken,
      fundId: isFund ? taken : null,
      newSource: isNew ? { amount, day, reference } : null,
      lines: chosen.map(({ id, kind }) => ({
        kind,
        recordId: id,
        amount: parts.get(id)?.amount || "0",
        waived: parts.get(id)?.waived ?? "",
      })),
    };
    try {
      const { id, version } = record ?? (await numbered());
      await (record ? edit : add).mutateAsync({ id, version, ...filling });
      notify.success(t("stored"));
      onDone(id);
    } catch (error) {
      refuse(error, (name) => partFaultOf(name, filling.lines) ?? (inputs.has(name) ? name : undefined));
    }
  };
  return { run, generate, number, ...shown, isSaving: begin.isPending || add.isPending || edit.isPending };
}
