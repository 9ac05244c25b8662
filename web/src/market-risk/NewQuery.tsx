import { addAntiMoneyLaundering, searchBys, searchByTexts } from "@lading/contract/market-risk";
import type { AnswerOf } from "@lading/contract/core";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { CountrySelect, Note, RecordForm } from "#ui";
import { useCountries } from "./risk.ts";

type Recent = AnswerOf<typeof addAntiMoneyLaundering>["recent"];

/** A query; where the same was queried within 30 days, the person is asked first. */
export function NewQuery({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("market-risk");
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
          description={`${t("listAttribute")}: ${t(`attributes.${recent.listAttribute ?? "open"}`)}`}
          action={<Button onClick={() => open(recent.id)}>{t("query.showRecent")}</Button>}
        />
      )}
      <QueryFields onChange={() => setRecent(null)} />
    </RecordForm>
  );
}

function QueryFields({ onChange }: { onChange: () => void }) {
  const { t, language } = useTexts("market-risk");
  const { options } = useCountries();
  const by: unknown = Form.useWatch("searchBy");
  return (
    <div onInput={onChange}>
      <Form.Item name="searchBy" label={t("searchBy")}>
        <Select
          onChange={onChange}
          options={searchBys.map((value) => ({ value, label: searchByTexts[value][language] }))}
        />
      </Form.Item>
      <Form.Item name="name" label={t("name")} required={by === "name"} extra={t("query.nameHint")}>
        <Input maxLength={200} dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="identityNumber" label={t("identityNumber")} required={by === "identityNumber"}>
        <Input maxLength={80} dir="ltr" autoComplete="off" />
      </Form.Item>
      <Form.Item name="bic" label={t("bic")} required={by === "bic"}>
        <Input maxLength={11} dir="ltr" autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={t("address")} required={by === "address"}>
        <Input maxLength={300} dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="country" label={t("country")}>
        <CountrySelect options={options} />
      </Form.Item>
    </div>
  );
}
