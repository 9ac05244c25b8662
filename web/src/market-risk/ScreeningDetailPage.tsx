import "./market-risk.css";
import { labelsOf } from "@lading/contract/core";
import {
  editAntiMoneyLaundering,
  getAntiMoneyLaunderingDetail,
  listAttributes,
  outcomeTexts,
  screeningFields,
  searchByTexts,
  sourceTexts,
  verdictTexts,
  weaknessTexts,
} from "@lading/contract/market-risk";
import { Checkbox, Form, Input, Radio } from "antd";
import { useEffect } from "react";
import { useRead } from "#core/api";
import { formatDate, formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { DetailPage, Facts, InputField, Note, Panel, RecordForm, StatusTag, TextAreaField } from "#ui";
import { HitFacts } from "./HitFacts.tsx";
import { NotedNumbers } from "./NotedNumbers.tsx";
import { attributeTones, page, useCountries, type ScreeningDetail } from "./risk.ts";

const labels = labelsOf(screeningFields);

/** /antiMoneyLaunderingDetail?id=…: a query with its hits, and the verdict. */
export default function ScreeningDetailPage() {
  const { t, language } = useTexts("market-risk");
  const may = useMay();
  const { search, setTitle } = usePage();
  const read = useRead(getAntiMoneyLaunderingDetail, { id: search.get("id") ?? "" }, { ownErrors: true });
  const one = read.data;
  const title = one && (one.name || one[one.searchBy]);
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  return (
    <DetailPage
      read={read}
      title={title ?? t("detail.title")}
      extra={
        one && (
          <StatusTag tone={attributeTones[one.listAttribute ?? "open"]}>
            {verdictTexts[one.listAttribute ?? "open"][language]}
          </StatusTag>
        )
      }
    >
      {one && <QueryFacts one={one} />}
      {one?.outcome === "cannotScreen" && (
        <Note
          type="warning"
          title={outcomeTexts.cannotScreen[language]}
          description={weaknessTexts[one.weakness ?? "formOnly"][language]}
        />
      )}
      {one?.outcome === "none" && <Note type="success" title={t("detail.noHit")} />}
      {one && one.hits.length > 0 && (
        <Panel title={t("hitCount", { count: one.hitCount })}>
          <div className="risk-hits">
            {one.hits.map((hit) => (
              <section key={hit.key}>
                <HitFacts hit={hit} />
              </section>
            ))}
          </div>
        </Panel>
      )}
      {one && may(`${page}:edit`) && <Verdict key={one.version} one={one} />}
    </DetailPage>
  );
}

function QueryFacts({ one }: { one: ScreeningDetail }) {
  const { t, language } = useTexts("market-risk");
  const { nameOf } = useCountries();
  const name = useFieldTexts(labels);
  const lists = one.lists.map(({ source, listDate }) => {
    const list = sourceTexts[source][language];
    return listDate === null ? list : t("hit.listOf", { list, date: formatDate(listDate) });
  });
  return (
    <Facts
      facts={[
        { label: name("searchBy"), value: searchByTexts[one.searchBy][language] },
        { label: name("searchDate"), value: formatMoment(one.searchDate) },
        { label: name("searchedByName"), value: one.searchedByName },
        { label: name("name"), value: one.name && <bdi>{one.name}</bdi> },
        { label: name("identityNumber"), value: one.identityNumber && <bdi dir="ltr">{one.identityNumber}</bdi> },
        { label: name("bic"), value: one.bic && <bdi dir="ltr">{one.bic}</bdi> },
        { label: name("country"), value: one.country && nameOf(one.country) },
        { label: name("address"), value: one.address && <bdi>{one.address}</bdi> },
        { label: t("detail.lists"), value: lists.join(" · "), wide: true },
        { label: name("decidedByName"), value: one.decidedByName ?? "" },
        { label: name("decidedAt"), value: one.decidedAt === null ? "" : formatMoment(one.decidedAt) },
      ]}
    />
  );
}

function Verdict({ one }: { one: ScreeningDetail }) {
  const { t, language } = useTexts("market-risk");
  const { id, version, narrative, swiftMessage, businessNumber, warningNumber, caseId, listAttribute } = one;
  const sanctionedHits = one.hits.filter(({ verdict }) => verdict?.attribute === "sanctions").map(({ key }) => key);
  const noted = { narrative, swiftMessage, businessNumber, warningNumber, caseId, sanctionedHits };
  return (
    <Panel title={labels.listAttribute[language]}>
      <RecordForm
        call={editAntiMoneyLaundering}
        initial={{ ...noted, ...(listAttribute && { listAttribute }) }}
        fixed={{ id, version }}
        onDone={() => notify.success(t("detail.decided"))}
        submitText={t("detail.decide")}
      >
        <VerdictFields one={one} />
      </RecordForm>
    </Panel>
  );
}

function VerdictFields({ one }: { one: ScreeningDetail }) {
  const { t, language } = useTexts("market-risk");
  const attribute: unknown = Form.useWatch("listAttribute");
  const hits = one.hits.map(({ key, name, score, reference }) => ({
    value: key,
    label: (
      <bdi>
        {name} · {reference} · {score}%
      </bdi>
    ),
  }));
  return (
    <>
      <InputField name="listAttribute">
        <Radio.Group options={listAttributes.map((value) => ({ value, label: verdictTexts[value][language] }))} />
      </InputField>
      {attribute === "sanctions" && hits.length > 0 && (
        <Form.Item name="sanctionedHits" label={t("detail.whichHits")} required>
          <Checkbox.Group className="risk-hits" options={hits} />
        </Form.Item>
      )}
      <TextAreaField name="narrative" required={one.outcome !== "none"} maxRows={8} />
      <NotedNumbers />
      <InputField name="swiftMessage">
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} dir="ltr" />
      </InputField>
    </>
  );
}
