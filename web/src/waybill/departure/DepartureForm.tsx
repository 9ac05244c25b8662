import "../waybill.css";
import "./departure.css";
import { saveDepartureExpressNumbers } from "@lading/contract/waybill";
import { Button, Checkbox, Input } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { MomentInput, Problem } from "#ui";
import { useLabels } from "../labels.ts";
import { DepartureTable } from "./DepartureTable.tsx";
import { numberOf, rowsToSave, type Departing, type Typed } from "./departure.ts";

interface DepartureFormProps {
  id: string;
  rows: readonly Departing[];
  mayEdit: boolean;
}

const nothing: Typed = new Map();

/** Numbers of the last-mile carrier for each shipment, typed, pasted or built, and when they left. */
export function DepartureForm({ id, rows, mayEdit }: DepartureFormProps) {
  const { t } = useTexts("waybill");
  const [typed, setTyped] = useState(nothing);
  const [buildEmpty, setBuildEmpty] = useState(true);
  const [departedAt, setDepartedAt] = useState("");
  const [place, setPlace] = useState("");
  const save = useSave(id);
  const empty = rows.filter((row) => numberOf(row, typed).trim() === "").length;
  const toSave = rowsToSave(rows, typed, { buildEmpty, isDeparting: departedAt !== "" });

  async function submit(): Promise<void> {
    const isSaved = await save.send(toSave, { departedAt: departedAt || null, place });
    if (isSaved) setTyped(nothing);
  }

  return (
    <>
      {save.problem !== undefined && <Problem text={save.problem} />}
      <DepartureTable
        rows={rows}
        typed={typed}
        wrong={save.wrong}
        onType={mayEdit ? (entries) => setTyped(new Map([...typed, ...entries])) : undefined}
      />
      {mayEdit && (
        <div className="waybill-card departure-foot">
          {empty > 0 && (
            <Checkbox checked={buildEmpty} onChange={({ target }) => setBuildEmpty(target.checked)}>
              {t("departure.buildEmpty", { count: empty })}
            </Checkbox>
          )}
          <Departed departedAt={departedAt} place={place} onTime={setDepartedAt} onPlace={setPlace} />
          <Button type="primary" disabled={toSave.length === 0} loading={save.isSending} onClick={() => void submit()}>
            {t(departedAt === "" ? "departure.save" : "departure.saveDeparted", { count: toSave.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface DepartedProps {
  departedAt: string;
  place: string;
  onTime: (moment: string) => void;
  onPlace: (place: string) => void;
}

/** With a time, each shipment that is saved also gets the event that it has departed. */
function Departed({ departedAt, place, onTime, onPlace }: DepartedProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <>
      <label>
        <span>{t("departure.departedAt")}</span>
        <MomentInput value={departedAt} onChange={onTime} />
      </label>
      {departedAt !== "" && (
        <label>
          <span>{labels.field("place")}</span>
          <Input maxLength={120} value={place} onChange={({ target }) => onPlace(target.value)} />
        </label>
      )}
    </>
  );
}

/** Saves rows and says at which of them something is wrong; what was typed is the caller's to keep. */
function useSave(id: string) {
  const { t } = useTexts("waybill");
  const save = useCall(saveDepartureExpressNumbers, { ownErrors: true });
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());

  async function send(
    rows: ReturnType<typeof rowsToSave>,
    departed: { departedAt: string | null; place: string },
  ): Promise<boolean> {
    setProblem(undefined);
    setWrong(new Map());
    try {
      await save.mutateAsync({ id, rows, ...departed });
      notify.success(t("departure.saved", { count: rows.length }));
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
      setWrong(messagesByRow(error, rows));
      return false;
    }
  }

  return { send, problem, wrong, isSending: save.isPending };
}

/** A refusal names rows by their place in what was sent. */
function messagesByRow(error: CallError, rows: readonly { id: string }[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [field, message] of Object.entries(error.fields)) {
    const row = rows[Number(/^rows\.(\d+)\./.exec(field)?.[1] ?? -1)];
    if (row) found.set(row.id, message);
  }
  return found;
}
