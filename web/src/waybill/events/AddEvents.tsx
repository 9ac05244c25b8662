import "../waybill.css";
import { editWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { Checkbox, Form, Input } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { useStates } from "#logistics-state";
import { MomentInput, Note, RecordForm, Select, TabModal } from "#ui";
import { useLabels } from "../labels.ts";

interface AddEventsProps {
  waybills: readonly { id: string; isMain: boolean }[];
  onClose: () => void;
  /** After the event was added. */
  onDone?: () => void;
}

/** Adds an event to one or many waybills. */
export function AddEvents({ waybills, onClose, onDone }: AddEventsProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const { options } = useStates();
  const [now] = useState(() => new Date().toISOString());
  const hasMain = waybills.some(({ isMain }) => isMain);
  return (
    <TabModal open title={t("events.addTitle", { count: waybills.length })} onCancel={onClose}>
      <RecordForm
        call={editWayBillLogisticsStatus}
        initial={{ occurredAt: now, withHouses: true }}
        fixed={{ waybillIds: waybills.map(({ id }) => id) }}
        submitText={t("events.add")}
        onCancel={onClose}
        onDone={({ added }) => {
          notify.success(t("events.added", { count: added }));
          onClose();
          onDone?.();
        }}
      >
        <Note type="info" title={t("events.public")} className="waybill-note" />
        <Form.Item name="stateId" label={labels.field("stateId")} required>
          <Select options={options} showSearch={{ optionFilterProp: "label" }} placeholder={t("events.chooseState")} />
        </Form.Item>
        <Form.Item name="occurredAt" label={labels.field("occurredAt")} required>
          <MomentInput />
        </Form.Item>
        <Form.Item name="place" label={labels.field("place")}>
          <Input maxLength={120} placeholder={t("events.placeHint")} />
        </Form.Item>
        <Form.Item name="remark" label={labels.field("remark")}>
          <Input.TextArea maxLength={300} rows={3} showCount />
        </Form.Item>
        {hasMain && (
          <Form.Item name="withHouses" valuePropName="checked">
            <Checkbox>{t("events.withHouses")}</Checkbox>
          </Form.Item>
        )}
      </RecordForm>
    </TabModal>
  );
}
