import { languageNames, languages, type AnswerOf, type Language } from "@lading/contract/core";
import {
  createArrivalNoticePdf,
  getArrivalNoticeDetail,
  preAlertFieldTexts,
  preAlertPage,
  sendArrivalNotice,
  type PreAlert,
} from "@lading/contract/pre-alert";
import { waybillFieldTexts } from "@lading/contract/waybill";
import { Button, Form, Skeleton } from "antd";
import { useState } from "react";
import { openFile, useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { LetterFields, useMailTold, useNotSent } from "#mail";
import { RecordForm, Segments } from "#ui";
import { NoticeFor, whole } from "./NoticeFor.tsx";

/** The arrival notice of a pre-alert or of one of its houses: shown as it will be read, and as PDF. */
export function ArrivalNotice({ alert }: { alert: PreAlert }) {
  const { t, language } = useTexts("pre-alert");
  const [documentLanguage, setDocumentLanguage] = useState<Language>(language);
  const [line, setLine] = useState(whole);
  const [making, setMaking] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const mails = useMay()(`${preAlertPage}:export`) && alert.state !== "disabled";
  const asked = { id: alert.id, documentLanguage, ...(line !== whole && { line }) };
  const { data, error } = useRead(getArrivalNoticeDetail, asked, { quiet: true, ownErrors: true });
  const make = useSubmission(createArrivalNoticePdf, { timeoutMs: 120_000 });
  async function open(): Promise<void> {
    setMaking(true);
    await openFile(make(asked).then(({ path }) => path)).catch(() => undefined);
    setMaking(false);
  }
  return (
    <Form layout="vertical" component="div">
      <NoticeFor alertId={alert.id} line={line} onChange={setLine} />
      <Form.Item label={t("noticeLanguage")}>
        <Segments
          label={t("noticeLanguage")}
          value={documentLanguage}
          onChange={setDocumentLanguage}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        />
      </Form.Item>
      {error && !data && <p role="alert">{error.message}</p>}
      {data && !isMailing && <NoticeText notice={data} language={documentLanguage} />}
      {data && isMailing && <NoticeMail notice={data} asked={asked} onClose={() => setMailing(false)} />}
      {!data && !error && <Skeleton active />}
      {!isMailing && (
        <div className="alert-notice-actions">
          <Button type="primary" loading={making} onClick={() => void open()}>
            {t("openPdf")}
          </Button>
          {mails && data && <Button onClick={() => setMailing(true)}>{t("mailNotice")}</Button>}
        </div>
      )}
    </Form>
  );
}

type Notice = AnswerOf<typeof getArrivalNoticeDetail>;

/** The notice as it will be read. */
function NoticeText({ notice, language }: { notice: Notice; language: Language }) {
  return (
    <div className="alert-notice" lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <h3>
        {notice.title} <bdi>{notice.number}</bdi>
      </h3>
      {notice.addressee.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
      <dl>
        {notice.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {notice.containers.length > 0 && (
          <div className="alert-notice-wide">
            <dt>{preAlertFieldTexts.containers[language]}</dt>
            {notice.containers.map(({ containerNumber, cabinet, sealNumber, pieces, weight }) => (
              <dd key={containerNumber}>
                <bdi>{containerNumber}</bdi> · <bdi dir="ltr">{cabinet}</bdi>
                {sealNumber !== "" && (
                  <>
                    {" · "}
                    {waybillFieldTexts.sealNumber[language]} <bdi>{sealNumber}</bdi>
                  </>
                )}
                {" · "}
                {preAlertFieldTexts.packages[language]} <bdi>{pieces}</bdi> · {preAlertFieldTexts.weight[language]}{" "}
                <bdi>{weight}</bdi>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}

interface NoticeMailProps {
  notice: Notice;
  /** Which notice it is, as the call takes it. */
  asked: { id: string; documentLanguage: Language; line?: number };
  onClose: () => void;
}

/** Sends the notice as PDF; the addresses that the waybill gives are there already. */
function NoticeMail({ notice, asked, onClose }: NoticeMailProps) {
  const { word } = useTexts("pre-alert");
  const told = useMailTold();
  const notSent = useNotSent();
  return (
    <RecordForm
      key={notice.mail.text}
      call={sendArrivalNotice}
      initial={notice.mail}
      fixed={asked}
      submitText={word("send")}
      refusedTitle={notSent}
      onDone={(answer) => {
        told(answer);
        onClose();
      }}
      onCancel={onClose}
    >
      <LetterFields />
    </RecordForm>
  );
}
