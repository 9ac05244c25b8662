import { editWayBillBatch, isAir, isSea, type ListedWaybill } from "@lading/contract/waybill";
import type { AnswerOf, RequestOf } from "@lading/contract/core";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateInput, Note, RecordForm, Select, TabModal } from "#ui";
import { usePersonOptions, useWarehouseOptions } from "../form/PeopleFields.tsx";
import { useLabels } from "../labels.ts";
import { Numbers } from "./Numbers.tsx";

interface AssignDialogProps {
  waybills: readonly Pick<ListedWaybill, "id" | "houseNumber" | "type">[];
  onClose: () => void;
  onDone?: () => void;
}

type Request = RequestOf<typeof editWayBillBatch>;
type Answer = AnswerOf<typeof editWayBillBatch>;

/** Gives waybills the same operator, warehouse, flight or vessel, ETD and ETA; what is left empty stays as each has it. */
export function AssignDialog({ waybills, onClose, onDone }: AssignDialogProps) {
  const { t } = useTexts("waybill");
  const [refused, setRefused] = useState<{ answer: Answer; input: Request } | null>(null);
  const settle = (answer: Answer, input: Request) => {
    if (answer.refused.length > 0 && input.leaveOut !== true) {
      setRefused({ answer, input });
      return;
    }
    notify.success(t("list.changed", { count: answer.changed }));
    onClose();
    onDone?.();
  };
  return (
    <TabModal open title={t("list.assignTitle", { count: waybills.length })} onCancel={onClose}>
      <Numbers waybills={waybills} />
      {refused && (
        <RefusedWaybills answer={refused.answer} input={refused.input} total={waybills.length} onDone={settle} />
      )}
      <RecordForm
        call={editWayBillBatch}
        fixed={{ ids: waybills.map(({ id }) => id) }}
        toInput={given}
        onCancel={onClose}
        onDone={settle}
      >
        <SharedFields waybills={waybills} />
      </RecordForm>
    </TabModal>
  );
}

/** Empty fields are not sent: they stay as each waybill has them. */
function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}

function SharedFields({ waybills }: Pick<AssignDialogProps, "waybills">) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const placeholder = t("list.unchanged");
  const people = usePersonOptions("operatorId");
  const warehouses = useWarehouseOptions();
  const select = { allowClear: true, placeholder, showSearch: { optionFilterProp: "label" } };
  const flies = waybills.some(({ type }) => isAir(type));
  const sails = waybills.some(({ type }) => isSea(type));
  return (
    <div className="assign-fields">
      <Form.Item name="operatorId" label={labels.field("operatorId")}>
        <Select {...select} options={people} />
      </Form.Item>
      <Form.Item name="warehouseId" label={labels.field("warehouseId")}>
        <Select {...select} options={warehouses} />
      </Form.Item>
      {flies && (
        <Form.Item name="flightNumber" label={labels.field("flightNumber")}>
          <Input maxLength={20} placeholder={placeholder} />
        </Form.Item>
      )}
      {sails && (
        <>
          <Form.Item name="vessel" label={labels.field("vessel")}>
            <Input maxLength={80} placeholder={placeholder} />
          </Form.Item>
          <Form.Item name="voyage" label={labels.field("voyage")}>
            <Input maxLength={30} placeholder={placeholder} />
          </Form.Item>
        </>
      )}
      {(flies || sails) && (
        <>
          <Form.Item name="etd" label={labels.field("etd")}>
            <DateInput />
          </Form.Item>
          <Form.Item name="eta" label={labels.field("eta")}>
            <DateInput />
          </Form.Item>
        </>
      )}
    </div>
  );
}

interface RefusedWaybillsProps {
  answer: Answer;
  input: Request;
  total: number;
  onDone: (answer: Answer, input: Request) => void;
}

/** Which waybills cannot take what was given, and why; the others can be changed without them. */
function RefusedWaybills({ answer, input, total, onDone }: RefusedWaybillsProps) {
  const { t } = useTexts("waybill");
  const change = useCall(editWayBillBatch);
  const others = total - answer.refused.length;
  const changeOthers = async () => {
    const asked = { ...input, leaveOut: true };
    const done = await change.mutateAsync(asked).catch(() => undefined);
    if (done) onDone(done, asked);
  };
  return (
    <Note
      type="warning"
      title={t("list.assignRefused", { count: answer.refused.length })}
      description={
        <ul className="assign-refused">
          {answer.refused.map(({ id, number, reason }) => (
            <li key={id}>
              <bdi>{number}</bdi>: {reason}
            </li>
          ))}
        </ul>
      }
      action={
        others > 0 && (
          <Button size="small" loading={change.isPending} onClick={() => void changeOthers()}>
            {t("list.assignOthers", { count: others })}
          </Button>
        )
      }
    />
  );
}
