import { askPeriodReopening, closePeriod } from "@lading/contract/period";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateField, RecordForm, TabModal, TextAreaField } from "#ui";
import type { Period } from "./PeriodPage.tsx";

interface FormProps {
  period: Period;
  onClose: () => void;
}

/** Closes the books up to the day that is looked at, or another. */
export function CloseForm({ period: { closedUpTo, upTo, latest }, onClose }: FormProps) {
  const { t } = useTexts("period");
  return (
    <TabModal open title={t("close")} onCancel={onClose}>
      <p>{t("closeHint")}</p>
      <RecordForm
        call={closePeriod}
        initial={{ upTo: upTo > latest ? latest : upTo, remark: "" }}
        fixed={{ closedUpTo }}
        submitText={t("close")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("closed"));
          onClose();
        }}
      >
        <DateField name="upTo" />
        <TextAreaField name="remark" />
      </RecordForm>
    </TabModal>
  );
}

/** Asks for closed days to be opened again. */
export function ReopenForm({ period: { closedUpTo }, onClose }: FormProps) {
  const { t } = useTexts("period");
  return (
    <TabModal open title={t("reopen")} onCancel={onClose}>
      <p>{t("closedUpTo", { date: formatDate(closedUpTo) })}</p>
      <p className="muted">{t("reopenHint")}</p>
      <RecordForm
        call={askPeriodReopening}
        initial={{ upTo: "", reason: "" }}
        fixed={{ closedUpTo }}
        submitText={t("reopen")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("asked"));
          onClose();
        }}
      >
        <DateField name="upTo" />
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
