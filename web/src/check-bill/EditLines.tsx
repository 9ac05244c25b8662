import { checkBillFieldTexts, editCheckBill, type WholeCheckBill } from "@lading/contract/check-bill";
import { Button, Input } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Panel, Problem, useFaults } from "#ui";
import { MoreLines } from "./MoreLines.tsx";
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
  const remove = (id: string) => setLines(lines.filter((line) => line.id !== id));
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
        <Parts lines={lines} parts={parts} faults={faults} onChange={setParts} onRemove={remove} />
      </div>
      <p>
        {field("amount")}: {totalOf(lines, parts, bill.type)}
      </p>
      <MoreLines bill={bill} chosen={lines} onAdd={(line) => setLines([...lines, line])} onRemove={remove} />
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
