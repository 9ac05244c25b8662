import {
  addCheckBill,
  checkBillFieldTexts,
  checkBillTypeTexts,
  type CheckBillType,
  type OpenLine,
} from "@lading/contract/check-bill";
import { Button, Input } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CallError, useCall } from "#core/api";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, Problem, TabModal, useFaults } from "#ui";
import { lineOf, Parts, totalOf, usableParts } from "./Parts.tsx";

interface GatherProps {
  lines: readonly OpenLine[];
  onClose: () => void;
  /** The lines are gathered: the list's selection ends. */
  onDone: () => void;
}

/** Gathers chosen bills and costs into a check bill, whole or in parts. */
export function Gather({ lines, onClose, onDone }: GatherProps) {
  const { t, word, language } = useTexts("check-bill");
  const field = useFieldTexts(checkBillFieldTexts);
  const navigate = useNavigate();
  const add = useCall(addCheckBill, { ownErrors: true });
  const [parts, setParts] = useState<ReadonlyMap<string, string>>(new Map());
  const [remark, setRemark] = useState("");
  const [asksWhether, setAsks] = useState<string | null>(null);
  const { box, faults, problem, refuse, clear } = useFaults();
  const type = typeOf(lines);
  const usable = usableParts(lines, parts);
  const save = async (oneFirm: boolean) => {
    clear();
    setAsks(null);
    try {
      const chosen = lines.map(({ id, kind }) => ({ kind, recordId: id, amount: parts.get(id) ?? "" }));
      const { id, financialAccountNo } = await add.mutateAsync({ type, lines: chosen, remark, oneFirm });
      notify.success(t("gathered", { number: financialAccountNo }));
      onDone();
      onClose();
      void navigate(`/editCheckBills?id=${id}`);
    } catch (error) {
      if (error instanceof CallError && error.code === "checkBill.notOneFirm") setAsks(error.message);
      else refuse(error, (name) => lineOf(name, lines));
    }
  };
  return (
    <TabModal
      open
      width={860}
      title={t("gatherTitle", { type: checkBillTypeTexts[type][language] })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{word("cancel")}</Button>
          <Button
            type="primary"
            disabled={!usable}
            loading={add.isPending}
            onClick={() => void save(asksWhether !== null)}
          >
            {asksWhether !== null ? t("oneFirm") : t("gather")}
          </Button>
        </>
      }
    >
      {asksWhether !== null && <Note type="warning" title={asksWhether} />}
      {problem !== null && <Problem text={problem} />}
      <p>
        <bdi>{lines[0]?.partyName}</bdi> · {totalOf(lines, parts, type)}
      </p>
      <div ref={box}>
        <Parts lines={lines} parts={parts} faults={faults} onChange={setParts} />
      </div>
      <label className="check-bill-remark">
        {field("remark")}
        <Input.TextArea
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 5 }}
          dir="auto"
        />
        <span className="muted">{t("remarkHint")}</span>
      </label>
    </TabModal>
  );
}

/** Bills alone make a receipt, costs alone a payment, both a hedge. */
function typeOf(lines: readonly OpenLine[]): CheckBillType {
  const kinds = new Set(lines.map(({ kind }) => kind));
  if (kinds.size > 1) return "hedge";
  return kinds.has("cost") ? "payment" : "receipt";
}
