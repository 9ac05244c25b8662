import { addRestrictedParty, editRestrictedParty } from "@lading/contract/market-risk";
import { useTexts } from "#core/i18n";
import {
  AddOrEditForm,
  ChoiceField,
  CountrySelect,
  InputField,
  Select,
  SwitchField,
  TextAreaField,
  TextField,
} from "#ui";
import { useCountries, type Restricted } from "./risk.ts";

interface RestrictedFormProps {
  /** The party to edit; null adds one. */
  party: Restricted | null;
  onClose: () => void;
}

const start = { kind: "company", enabled: true, otherNames: [] };

/** Puts a party on the restricted list, or changes it. */
export function RestrictedForm({ party, onClose }: RestrictedFormProps) {
  const { t } = useTexts("market-risk");
  const { options } = useCountries();
  return (
    <AddOrEditForm add={addRestrictedParty} edit={editRestrictedParty} record={party} start={start} onClose={onClose}>
      <TextField name="name" />
      <ChoiceField name="kind" />
      <InputField name="otherNames" extra={t("restricted.otherNamesHint")}>
        <Select mode="tags" maxCount={10} open={false} suffixIcon={null} tokenSeparators={[";"]} />
      </InputField>
      <InputField name="country">
        <CountrySelect options={options} />
      </InputField>
      <TextField name="identityNumber" dir="ltr" />
      <TextAreaField name="reason" />
      <SwitchField name="enabled" extra={t("restricted.enabledHint")} />
    </AddOrEditForm>
  );
}
