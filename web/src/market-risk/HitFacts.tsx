import "./market-risk.css";
import { labelsOf } from "@lading/contract/core";
import { entryKindTexts, foundEntryFields, sourceTexts, verdictTexts } from "@lading/contract/market-risk";
import { formatDate } from "#core/format";
import { useFieldTexts, useTexts, besideEachOther } from "#core/i18n";
import { Facts, StatusTag } from "#ui";
import type { Hit } from "./risk.ts";

const labels = labelsOf(foundEntryFields);

/** Why an entry is like the party: the words that agree, and what the list says of it. */
export function HitFacts({ hit }: { hit: Hit }) {
  const { t, language } = useTexts("market-risk");
  const name = useFieldTexts(labels);
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
            {verdictTexts[hit.verdict.attribute][language]}
          </StatusTag>
        )}
      </div>
      <Facts
        facts={[
          { label: name("matched"), value: <bdi>{hit.matched}</bdi> },
          {
            label: name("source"),
            value: hit.listDate === null ? list : t("hit.listOf", { list, date: formatDate(hit.listDate) }),
          },
          { label: name("reference"), value: <bdi dir="ltr">{hit.reference}</bdi> },
          { label: name("kind"), value: entryKindTexts[hit.kind][language] },
          { label: name("programs"), value: several(hit.programs) },
          { label: name("birthDates"), value: several(hit.birthDates) },
          { label: name("countries"), value: several(hit.countries) },
          { label: name("numbers"), value: several(hit.numbers) },
          { label: name("pairs"), value: hit.pairs.length === 0 ? "" : <Pairs pairs={hit.pairs} />, wide: true },
          ...[
            { label: name("unmatched"), value: several(hit.unmatched), wide: true },
            { label: name("leftOut"), value: several(hit.leftOut), wide: true },
            { label: name("otherNames"), value: several(hit.otherNames), wide: true },
            { label: name("addresses"), value: several(hit.addresses), wide: true },
            { label: name("remarks"), value: hit.remarks && <bdi>{hit.remarks}</bdi>, wide: true },
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
  return besideEachOther(values, "; ");
}

/** Word by word: what was asked, in its script, beside what is listed; a common one says that it counted little. */
export function Pairs({ pairs }: Pick<Hit, "pairs">) {
  const { t } = useTexts("market-risk");
  return (
    <ul className="risk-pairs">
      {pairs.map(({ asked, listed, likeness, isCommon }) => (
        <li key={`${asked} ${listed}`}>
          <bdi>{asked}</bdi>
          {asked !== listed && (
            <>
              {" ≈ "}
              <bdi>{listed}</bdi>
            </>
          )}{" "}
          <span className="muted">
            <bdi dir="ltr">{likeness}%</bdi>
            {isCommon && ` · ${t("hit.common")}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
