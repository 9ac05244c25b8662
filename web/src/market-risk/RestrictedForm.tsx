import { addRestrictedParty, editRestrictedParty, restrictedKinds } from "@lading/contract/market-risk";
import { Form, Input, Select, Switch } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CountrySelect, RecordForm } from "#ui";
import { useCountries, type Restricted } from "./risk.ts";

interface RestrictedFormProps {
  /** The party to edit; null adds one. */
  party: Restricted | null;
  onClose: () => void;
}

const toInput = ({ country, ...values }: Record<string, unknown>) => ({ ...values, country: country ?? "" });

/** Puts a party on the restricted list, or changes it. */
export function RestrictedForm({ party, onClose }: RestrictedFormProps) {
  const { t } = useTexts("market-risk");
  const onDone = () => {
    notify.success(t("restricted.saved"));
    onClose();
  };
  const form = { toInput, onDone, onCancel: onClose, children: <RestrictedFields /> };
  if (!party)
    return (
      <RecordForm call={addRestrictedParty} initial={{ kind: "company", enabled: true, otherNames: [] }} {...form} />
    );
  const { id, version, name, kind, otherNames, country, identityNumber, reason, enabled } = party;
  return (
    <RecordForm
      call={editRestrictedParty}
      initial={{ name, kind, otherNames, country, identityNumber, reason, enabled }}
      fixed={{ id, version }}
      {...form}
    />
  );
}

function RestrictedFields() {
  const { t } = useTexts("market-risk");
  const { options } = useCountries();
  return (
    <>
      <Form.Item name="name" label={t("name")} required>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name="kind" label={t("restricted.kind")}>
        <Select options={restrictedKinds.map((value) => ({ value, label: t(`restricted.kinds.${value}`) }))} />
      </Form.Item>
      <Form.Item name="otherNames" label={t("restricted.otherNames")} extra={t("restricted.otherNamesHint")}>
        <Select mode="tags" maxCount={10} open={false} suffixIcon={null} tokenSeparators={[";"]} />
      </Form.Item>
      <Form.Item name="country" label={t("country")}>
        <CountrySelect options={options} />
      </Form.Item>
      <Form.Item name="identityNumber" label={t("identityNumber")}>
        <Input maxLength={80} dir="ltr" />
      </Form.Item>
      <Form.Item name="reason" label={t("restricted.reason")} required>
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2, maxRows: 6 }} dir="auto" />
      </Form.Item>
      <Form.Item name="enabled" label={t("restricted.enabled")} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
