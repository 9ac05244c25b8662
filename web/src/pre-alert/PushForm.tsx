import { getPreAlertTarget, ladingInternaPush, type PreAlert } from "@lading/contract/pre-alert";
import { getCompanyByName } from "@lading/contract/user";
import { Form, Input } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, SuggestionInput, useTyped, useWoken, type InputOfField } from "#ui";

/** Pushes a pre-alert to another company on Lading, found by its code or its name. */
export function PushForm({ alert, onClose }: { alert: PreAlert; onClose: () => void }) {
  const { t } = useTexts("pre-alert");
  const { id, version, pushes } = alert;
  const again = pushes.find(({ current }) => !current);
  return (
    <RecordForm
      call={ladingInternaPush}
      initial={{ companyCode: again?.companyCode ?? "" }}
      fixed={{ id, version }}
      submitText={again ? t("pushAgain") : t("push")}
      onDone={({ outcome, companyName }) => {
        const told = t(`pushOutcome.${outcome}`, { company: companyName });
        if (outcome === "held" || outcome === "unchanged") notify.warning(told);
        else notify.success(told);
        onClose();
      }}
      onCancel={onClose}
    >
      <p className="muted">{t("pushExplained")}</p>
      <Form.Item name="companyCode" label={t("companyCode")} required extra={<TargetName />}>
        <CompanyInput />
      </Form.Item>
    </RecordForm>
  );
}

const fewestLetters = 3;
const quiet = { quiet: true, ownErrors: true } as const;

/** A company's code, typed or taken from those whose name was typed. */
function CompanyInput({ value = "", onChange, ...input }: InputOfField) {
  const [isAwake, wake] = useWoken();
  const typed = useTyped(value.trim());
  const asks = isAwake && typed.length >= fewestLetters;
  const { data } = useRead(getCompanyByName, { companyName: typed }, { ...quiet, enabled: asks });
  return (
    <SuggestionInput
      {...input}
      {...(onChange && { onChange })}
      value={value}
      suggestions={(asks ? (data?.rows ?? []) : []).map((row) => ({
        row,
        title: row.companyName,
        detail: row.CompanyCode,
      }))}
      onPick={({ CompanyCode }) => onChange?.(CompanyCode)}
      onWake={wake}
    >
      <Input autoComplete="off" allowClear />
    </SuggestionInput>
  );
}

/** Whose code is in the field, so that nothing goes to the wrong company. */
function TargetName() {
  const { t } = useTexts("pre-alert");
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch("companyCode", form);
  const companyCode = useTyped(typeof value === "string" ? value.trim() : "");
  const isCode = /^[A-Za-z0-9]{2,20}$/.test(companyCode);
  const { data, error } = useRead(getPreAlertTarget, { companyCode }, { ...quiet, enabled: isCode });
  if (!isCode || error || !data) return t("companyHint");
  return (
    <strong>
      <bdi>{data.companyName}</bdi>
    </strong>
  );
}
