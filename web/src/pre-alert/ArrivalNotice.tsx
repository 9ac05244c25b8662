import { languages, type Language } from "@lading/contract/core";
import { createArrivalNoticePdf, getArrivalNoticeDetail, type PreAlert } from "@lading/contract/pre-alert";
import { Button, Form, Select, Skeleton } from "antd";
import { useState } from "react";
import { openFile, useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { Segments } from "#ui";
import { languageNames } from "#ui/light";

const whole = 0;

/** The arrival notice of a pre-alert or of one of its houses: shown as it will be read, and as PDF. */
export function ArrivalNotice({ alert }: { alert: PreAlert }) {
  const { t, language } = useTexts("pre-alert");
  const [documentLanguage, setDocumentLanguage] = useState<Language>(language);
  const [line, setLine] = useState(whole);
  const [making, setMaking] = useState(false);
  const asked = { id: alert.id, documentLanguage, ...(line !== whole && { line }) };
  const { data, error } = useRead(getArrivalNoticeDetail, asked, { quiet: true, ownErrors: true });
  const make = useSubmission(createArrivalNoticePdf, { timeoutMs: 120_000 });
  async function open(): Promise<void> {
    setMaking(true);
    await openFile(make(asked).then(({ path }) => path)).catch(() => undefined);
    setMaking(false);
  }
  const houses = alert.houses.map((house) => ({
    value: house.line,
    label: `${house.houseNumber} · ${house.consigneeName}`,
  }));
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t("noticeFor")} htmlFor="alert-notice-for">
        <Select
          id="alert-notice-for"
          value={line}
          onChange={setLine}
          showSearch={{ optionFilterProp: "label" }}
          options={[{ value: whole, label: t("noticeWhole") }, ...houses]}
        />
      </Form.Item>
      <Form.Item label={t("noticeLanguage")}>
        <Segments
          label={t("noticeLanguage")}
          value={documentLanguage}
          onChange={setDocumentLanguage}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        />
      </Form.Item>
      {error && !data && <p role="alert">{error.message}</p>}
      {data ? (
        <div className="alert-notice" lang={documentLanguage} dir={documentLanguage === "ar" ? "rtl" : "ltr"}>
          <h3>
            {data.title} <bdi>{data.number}</bdi>
          </h3>
          {data.addressee.map((text) => (
            <p key={text}>
              <bdi>{text}</bdi>
            </p>
          ))}
          <dl>
            {data.facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : (
        !error && <Skeleton active />
      )}
      <Button type="primary" loading={making} onClick={() => void open()}>
        {t("openPdf")}
      </Button>
    </Form>
  );
}
