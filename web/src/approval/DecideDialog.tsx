import { auditFinancialRequest } from "@lading/contract/approval";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal, TextAreaField } from "#ui";

/** The requests that are decided on, and which way. */
export interface Deciding {
  rows: readonly { id: string; version: number; number: string }[];
  agree: boolean;
  /** Ends the selection. */
  clear: () => void;
}

/** Agrees or disagrees with one request or several, with an opinion. */
export function DecideDialog({ rows, agree, clear, onClose }: Deciding & { onClose: () => void }) {
  const { t } = useTexts("approval");
  const [first] = rows;
  const what = rows.length === 1 && first ? first.number : t("requests", { count: rows.length });
  return (
    <TabModal open title={t(agree ? "agreeTitle" : "disagreeTitle", { what })} onCancel={onClose}>
      <RecordForm
        call={auditFinancialRequest}
        initial={{ opinion: "" }}
        fixed={{ decisions: rows.map(({ id, version }) => ({ id, version })), agree }}
        submitText={t(agree ? "agree" : "disagree")}
        onCancel={onClose}
        onDone={({ decided }) => {
          notify.success(t("decided", { count: decided }));
          clear();
          onClose();
        }}
      >
        <TextAreaField name="opinion" required={!agree} />
      </RecordForm>
    </TabModal>
  );
}
