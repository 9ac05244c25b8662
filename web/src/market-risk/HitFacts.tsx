import "./market-risk.css";
import { sourceTexts } from "@lading/contract/market-risk";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { Facts, StatusTag } from "#ui";
import type { Hit } from "./risk.ts";

/** Why an entry is like the party: the words that agree, and what the list says of it. */
export function HitFacts({ hit }: { hit: Hit }) {
  const { t, language } = useTexts("market-risk");
  const list = sourceTexts[hit.source][language];
  return (
    <>
      <div className="risk-hit-head">
        <StatusTag tone={hit.score >= 95 ? "bad" : "warning"}>{t("hit.score", { score: hit.score })}</StatusTag>
        <strong>
          <bdi>{hit.name}</bdi>
        </strong>
        {hit.verdict && (
          <StatusTag tone={hit.verdict.attribute === "normal" ? "good" : "bad"}>
            {t(`attributes.${hit.verdict.attribute}`)}
          </StatusTag>
        )}
      </div>
      <Facts
        facts={[
          { label: t("hit.matched"), value: <bdi>{hit.matched}</bdi> },
          {
            label: t("hit.list"),
            value: hit.listDate === null ? list : t("hit.listOf", { list, date: formatDate(hit.listDate) }),
          },
          { label: t("hit.reference"), value: <bdi dir="ltr">{hit.reference}</bdi> },
          { label: t("hit.kind"), value: t(`kinds.${hit.kind}`) },
          { label: t("hit.programs"), value: several(hit.programs) },
          { label: t("hit.birthDates"), value: several(hit.birthDates) },
          { label: t("hit.countries"), value: several(hit.countries) },
          { label: t("hit.numbers"), value: several(hit.numbers) },
          { label: t("hit.words"), value: hit.pairs.length === 0 ? "" : <Pairs pairs={hit.pairs} />, wide: true },
          ...[
            { label: t("hit.otherNames"), value: several(hit.otherNames), wide: true },
            { label: t("hit.addresses"), value: several(hit.addresses), wide: true },
            { label: t("hit.remarks"), value: hit.remarks && <bdi>{hit.remarks}</bdi>, wide: true },
          ].filter(({ value }) => value !== ""),
          ...(hit.verdict
            ? [
                {
                  label: t("hit.verdict"),
                  value: (
                    <>
                      <bdi>{hit.verdict.byName}</bdi> · <bdi>{formatDate(hit.verdict.at.slice(0, 10))}</bdi>
                      {hit.verdict.reason !== "" && (
                        <>
                          {" · "}
                          <bdi>{hit.verdict.reason}</bdi>
                        </>
                      )}
                    </>
                  ),
                  wide: true,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

function several(values: readonly string[]) {
  // Each in its own direction: Arabic names stand between Latin ones.
  return values.map((value) => `\u2068${value}\u2069`).join("; ");
}

function Pairs({ pairs }: Pick<Hit, "pairs">) {
  return (
    <ul className="risk-pairs">
      {pairs.map(({ asked, listed, likeness }) => (
        <li key={`${asked} ${listed}`}>
          <bdi dir="ltr">
            {asked === listed ? asked : `${asked} ≈ ${listed}`} <span className="muted">{likeness}%</span>
          </bdi>
        </li>
      ))}
    </ul>
  );
}
