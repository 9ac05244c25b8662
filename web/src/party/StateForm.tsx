import type { Call } from "@lading/contract/core";
import type { PartyState } from "@lading/contract/party";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { ChoiceField, InputField, RecordForm } from "#ui";

interface StateFormProps {
  /** A `stateCall` of the contract. */
  call: Call;
  party: { id: string; version: number; status: PartyState; statusReason: string };
  /** Explains "disabled" and "restricted" to the person. */
  hint: string;
  onClose: () => void;
}

/** Enables, restricts or disables a party. */
export function StateForm({ call, party: { id, version, status, statusReason }, hint, onClose }: StateFormProps) {
  const { word } = useTexts("app");
  return (
    <RecordForm
      call={call}
      initial={{ status, reason: statusReason }}
      fixed={{ id, version }}
      onDone={() => {
        notify.success(word("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <ChoiceField name="status" extra={hint} />
      <ReasonField />
    </RecordForm>
  );
}

/** The reason, which every state but "enabled" needs. */
function ReasonField() {
  const status = Form.useWatch<PartyState | undefined>("status");
  return (
    <InputField name="reason" required={status !== undefined && status !== "enabled"}>
      <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} dir="auto" />
    </InputField>
  );
}
