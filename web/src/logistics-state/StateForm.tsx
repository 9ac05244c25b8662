import { addLogisticsState, editLogisticsState } from "@lading/contract/logistics-state";
import { Form, Input, InputNumber } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
import type { State } from "./state.ts";

interface StateFormProps {
  /** The state to edit; null adds one. */
  state: State | null;
  onClose: () => void;
}

/** Adds or changes a logistics state. */
export function StateForm({ state, onClose }: StateFormProps) {
  const { t } = useTexts("logistics-state");
  const done = () => {
    notify.success(t("saved"));
    onClose();
  };
  const form = { onDone: done, onCancel: onClose, children: <StateFields /> };
  if (!state) return <RecordForm call={addLogisticsState} {...form} />;
  const { id, version, preset: _preset, used: _used, ...initial } = state;
  return <RecordForm call={editLogisticsState} initial={initial} fixed={{ id, version }} {...form} />;
}

function StateFields() {
  const { t } = useTexts("logistics-state");
  return (
    <>
      <Form.Item name="chineseDescription" label={t("chineseDescription")} required>
        <Input maxLength={60} lang="zh" dir="auto" />
      </Form.Item>
      <Form.Item name="englishDescription" label={t("englishDescription")} required>
        <Input maxLength={80} lang="en" dir="auto" />
      </Form.Item>
      <Form.Item name="arabicDescription" label={t("arabicDescription")} required>
        <Input maxLength={80} lang="ar" dir="auto" />
      </Form.Item>
      <Form.Item name="abbreviation" label={t("abbreviation")}>
        <Input maxLength={10} dir="ltr" />
      </Form.Item>
      <Form.Item name="sortNumber" label={t("sortNumber")} required extra={t("sortHint")}>
        <InputNumber className="full-width" min={1} max={9999} precision={0} />
      </Form.Item>
    </>
  );
}
