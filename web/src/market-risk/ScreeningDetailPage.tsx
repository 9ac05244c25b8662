import "./market-risk.css";
import {
  editAntiMoneyLaundering,
  getAntiMoneyLaunderingDetail,
  listAttributes,
  searchByTexts,
  sourceTexts,
} from "@lading/contract/market-risk";
import { Checkbox, Form, Input, Radio } from "antd";
import { useEffect } from "react";
import { useRead } from "#core/api";
import { formatDate, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { DetailPage, Facts, Note, Panel, RecordForm, StatusTag } from "#ui";
import { HitFacts } from "./HitFacts.tsx";
import { attributeTones, page, useCountries, type ScreeningDetail } from "./risk.ts";

/** /antiMoneyLaunderingDetail?id=…: a query with its hits, and the verdict. */
export default function ScreeningDetailPage() {
  const { t } = useTexts("market-risk");
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
            {t(`attributes.${one.listAttribute ?? "open"}`)}
          </StatusTag>
        )
      }
    >
      {one && <QueryFacts one={one} />}
      {one?.outcome === "cannotScreen" && (
        <Note type="warning" title={t("outcomes.cannotScreen")} description={t("detail.cannotScreenHint")} />
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
  const lists = one.lists.map(({ source, listDate }) => {
    const list = sourceTexts[source][language];
    return listDate === null ? list : t("hit.listOf", { list, date: formatDate(listDate) });
  });
  return (
    <Facts
      facts={[
        { label: t("searchBy"), value: searchByTexts[one.searchBy][language] },
        { label: t("searchDate"), value: formatMoment(one.searchDate) },
        { label: t("searchedBy"), value: one.searchedByName },
        { label: t("name"), value: one.name && <bdi>{one.name}</bdi> },
        { label: t("identityNumber"), value: one.identityNumber && <bdi dir="ltr">{one.identityNumber}</bdi> },
        { label: t("bic"), value: one.bic && <bdi dir="ltr">{one.bic}</bdi> },
        { label: t("country"), value: one.country && nameOf(one.country) },
        { label: t("address"), value: one.address && <bdi>{one.address}</bdi> },
        { label: t("detail.lists"), value: lists.join(" · "), wide: true },
        { label: t("decidedBy"), value: one.decidedByName ?? "" },
        { label: t("decidedAt"), value: one.decidedAt === null ? "" : formatMoment(one.decidedAt) },
      ]}
    />
  );
}

function Verdict({ one }: { one: ScreeningDetail }) {
  const { t } = useTexts("market-risk");
  const { id, version, narrative, swiftMessage, businessNumber, warningNumber, caseId, listAttribute } = one;
  const sanctionedHits = one.hits.filter(({ verdict }) => verdict?.attribute === "sanctions").map(({ key }) => key);
  const noted = { narrative, swiftMessage, businessNumber, warningNumber, caseId, sanctionedHits };
  return (
    <Panel title={t("detail.verdict")}>
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
  const { t } = useTexts("market-risk");
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
      <Form.Item name="listAttribute" label={t("listAttribute")} required>
        <Radio.Group options={listAttributes.map((value) => ({ value, label: t(`attributes.${value}`) }))} />
      </Form.Item>
      {attribute === "sanctions" && hits.length > 0 && (
        <Form.Item name="sanctionedHits" label={t("detail.whichHits")} required>
          <Checkbox.Group className="risk-hits" options={hits} />
        </Form.Item>
      )}
      <Form.Item name="narrative" label={t("narrative")} required={one.outcome !== "none"}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} dir="auto" />
      </Form.Item>
      <Form.Item name="businessNumber" label={t("businessNumber")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="warningNumber" label={t("warningNumber")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="caseId" label={t("caseId")}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="swiftMessage" label={t("swiftMessage")}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} dir="ltr" />
      </Form.Item>
    </>
  );
}
