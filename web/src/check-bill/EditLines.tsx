import {
  checkBillFieldTexts,
  editCheckBill,
  getReceivableAndPayableList,
  type OpenLine,
  type WholeCheckBill,
} from "@lading/contract/check-bill";
import { Button, Checkbox, Input } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Panel, Problem, useFaults } from "#ui";
import { lineOf, Parts, totalOf, usableParts, type PartLine } from "./Parts.tsx";

/** Changes the lines of a check bill, their parts and its remark; further open lines of the party can be put to it. */
export function EditLines({ bill, onClose }: { bill: WholeCheckBill; onClose: () => void }) {
  const { word } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const save = useCall(editCheckBill, { ownErrors: true });
  const [lines, setLines] = useState<readonly PartLine[]>(() =>
    bill.lines.map((line) => ({ ...line, currency: bill.currency })),
  );
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(
    () => new Map(bill.lines.map(({ id, amount }) => [id, amount])),
  );
  const [remark, setRemark] = useState(bill.remark);
  const { box, faults, problem, refuse, clear } = useFaults();
  const submit = async () => {
    clear();
    try {
      const chosen = lines.map(({ id, kind }) => ({ kind, recordId: id, amount: parts.get(id) ?? "" }));
      await save.mutateAsync({ id: bill.id, lines: chosen, remark, version: bill.version });
      notify.success(word("saved"));
      onClose();
    } catch (error) {
      refuse(error, (name) => lineOf(name, lines));
    }
  };
  return (
    <Panel title={field("lines")}>
      {problem !== null && <Problem text={problem} />}
      <div ref={box}>
        <Parts
          lines={lines}
          parts={parts}
          faults={faults}
          onChange={setParts}
          onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
        />
      </div>
      <p>
        {field("amount")}: {totalOf(lines, parts, bill.type)}
      </p>
      <MoreLines bill={bill} chosen={lines} onAdd={(line) => setLines([...lines, line])} />
      <label className="check-bill-remark">
        {field("remark")}
        <Input.TextArea
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 5 }}
          dir="auto"
        />
      </label>
      <div className="check-bill-actions">
        <Button
          type="primary"
          disabled={!usableParts(lines, parts)}
          loading={save.isPending}
          onClick={() => void submit()}
        >
          {word("save")}
        </Button>
        <Button onClick={onClose}>{word("stepBack")}</Button>
      </div>
    </Panel>
  );
}

interface MoreLinesProps {
  bill: WholeCheckBill;
  chosen: readonly PartLine[];
  onAdd: (line: OpenLine) => void;
}

const kindsOf = { receipt: ["bill"], payment: ["cost"], hedge: ["bill", "cost"] } as const;

/** The party's other open lines in the currency, each with a box that puts it to the check bill. */
function MoreLines({ bill, chosen, onAdd }: MoreLinesProps) {
  const { t } = useTexts("check-bill");
  const { partyKind, partyId, currency, type } = bill;
  const filters = { partyKind, partyId, currency, gathered: false, pageSize: 200 };
  const { data } = useRead(getReceivableAndPayableList, filters, { quiet: true, ownErrors: true });
  const taken = new Set(chosen.map(({ id }) => id));
  const others = (data?.rows ?? []).filter(
    ({ id, kind }) => !taken.has(id) && kindsOf[type].some((one) => one === kind),
  );
  if (others.length === 0) return null;
  return (
    <details className="check-bill-more">
      <summary>{t("more", { count: others.length })}</summary>
      <div>
        {others.map((line) => (
          <Checkbox key={line.id} checked={false} onChange={() => onAdd(line)}>
            <bdi>{line.invoiceNo || line.waybillNumber}</bdi> ·{" "}
            <bdi dir="ltr">{formatMoney(line.balance, currency)}</bdi>
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
