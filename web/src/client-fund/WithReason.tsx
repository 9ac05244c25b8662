import type { Call } from "@lading/contract/core";
import { notify } from "#core/notice";
import { RecordForm, TabModal, TextAreaField } from "#ui";

interface WithReasonProps {
  /** Takes `{ id, version, reason }`. */
  call: Call;
  record: { id: string; version: number };
  words: { title: string; hint: string; button: string; done: string };
  onClose: () => void;
}

/** Asks for a reason, and does with it what the call does. */
export function WithReason({ call, record, words, onClose }: WithReasonProps) {
  const { id, version } = record;
  return (
    <TabModal open title={words.title} onCancel={onClose}>
      <p>{words.hint}</p>
      <RecordForm
        call={call}
        fixed={{ id, version }}
        submitText={words.button}
        onCancel={onClose}
        onDone={() => {
          notify.success(words.done);
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
