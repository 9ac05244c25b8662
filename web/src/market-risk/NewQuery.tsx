import { labelsOf, type AnswerOf } from "@lading/contract/core";
import { addAntiMoneyLaundering, screeningFields, verdictTexts } from "@lading/contract/market-risk";
import { Button, Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { ChoiceField, CountrySelect, InputField, Note, RecordForm, TextField } from "#ui";
import { useCountries } from "./risk.ts";

const { listAttribute: verdict } = labelsOf(screeningFields);

type Recent = AnswerOf<typeof addAntiMoneyLaundering>["recent"];

/** A query; where the same was queried within 30 days, the person is asked first. */
export function NewQuery({ onClose }: { onClose: () => void }) {
  const { t, word, language } = useTexts("market-risk");
  const navigate = useNavigate();
  const [form] = Form.useForm();
  const [recent, setRecent] = useState<Recent>(null);
  const open = (id: string) => {
    onClose();
    void navigate(`/antiMoneyLaunderingDetail?id=${id}`);
  };
  return (
    <RecordForm
      call={addAntiMoneyLaundering}
      form={form}
      initial={{ searchBy: "name" }}
      fixed={{ again: recent !== null }}
      toInput={({ country, ...values }) => ({ ...values, country: country ?? "" })}
      submitText={recent ? t("query.again") : word("search")}
      onDone={(answer) => (answer.id === null ? setRecent(answer.recent) : open(answer.id))}
      onCancel={onClose}
    >
      {recent && (
        <Note
          type="info"
          title={t("query.recent", { date: formatMoment(recent.searchDate), person: recent.searchedByName })}
          description={`${verdict[language]}: ${verdictTexts[recent.listAttribute ?? "open"][language]}`}
          action={<Button onClick={() => open(recent.id)}>{t("query.showRecent")}</Button>}
        />
      )}
      <QueryFields onChange={() => setRecent(null)} />
    </RecordForm>
  );
}

function QueryFields({ onChange }: { onChange: () => void }) {
  const { t } = useTexts("market-risk");
  const { options } = useCountries();
  const by: unknown = Form.useWatch("searchBy");
  return (
    <div onInput={onChange}>
      <ChoiceField name="searchBy" onChange={onChange} />
      <TextField name="name" required={by === "name"} extra={t("query.nameHint")} autoComplete="off" />
      <TextField name="identityNumber" required={by === "identityNumber"} dir="ltr" autoComplete="off" />
      <TextField name="bic" required={by === "bic"} dir="ltr" autoComplete="off" />
      <TextField name="address" required={by === "address"} autoComplete="off" />
      <InputField name="country">
        <CountrySelect options={options} />
      </InputField>
    </div>
  );
}
