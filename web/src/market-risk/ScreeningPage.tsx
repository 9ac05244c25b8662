import "./market-risk.css";
import { getSanctionsLists, screeningTitles, sourceTexts } from "@lading/contract/market-risk";
import { useMemo, useState } from "react";
import { useRead } from "#core/api";
import { formatDate } from "#core/format";
import { besideEachOther, useTexts } from "#core/i18n";
import { PageContext, usePage } from "#core/page";
import { Note, Segments } from "#ui";
import { PartyHits } from "./PartyHits.tsx";
import { Queries } from "./Queries.tsx";
import { SanctionsLists } from "./SanctionsLists.tsx";
import type { SourceState } from "./risk.ts";

const views = ["queries", "work", "lists"] as const;
type View = (typeof views)[number];

/** /marketRisk/antiMoneyLaunderingList?view=…: queries, the work list of hits, and the lists themselves. */
export default function ScreeningPage() {
  const { t, language } = useTexts("market-risk");
  const page = usePage();
  const [view, setView] = useState<View>(() => views.find((one) => one === page.search.get("view")) ?? "queries");
  const { data } = useRead(getSanctionsLists, {}, { quiet: true, ownErrors: true });
  const openHits = data?.openHits ?? 0;
  // A list writes its own address; the view stays in it, so that it can be linked.
  const within = useMemo(
    () => ({ ...page, replaceSearch: (search: URLSearchParams) => page.replaceSearch(withView(search, view)) }),
    [page, view],
  );
  const show = (next: View) => {
    // A list's filters stand in the address: another list has its own.
    page.replaceSearch(withView(new URLSearchParams(), next));
    setView(next);
  };
  return (
    <PageContext value={within}>
      <div className="risk-view">
        <Segments
          label={t("view")}
          value={view}
          onChange={show}
          options={views.map((value) => ({
            value,
            label:
              value !== "work"
                ? t(`views.${value}`)
                : openHits > 0
                  ? t("views.workOpen", { count: openHits, hits: screeningTitles.hits[language] })
                  : screeningTitles.hits[language],
          }))}
        />
      </div>
      {data && view !== "lists" && <ListsInUse lists={data.lists} />}
      {view === "queries" && <Queries />}
      {view === "work" && <PartyHits />}
      {view === "lists" && <SanctionsLists />}
    </PageContext>
  );
}

function withView(search: URLSearchParams, view: View): URLSearchParams {
  if (view !== "queries") search.set("view", view);
  return search;
}

/** Which lists are screened by, with their dates, and which are not. */
function ListsInUse({ lists }: { lists: readonly SourceState[] }) {
  const { t, language } = useTexts("market-risk");
  const used = lists.flatMap(({ source, inUse }) => {
    if (!inUse) return [];
    const list = sourceTexts[source][language];
    return [inUse.listDate === null ? list : t("hit.listOf", { list, date: formatDate(inUse.listDate) })];
  });
  const unused = lists.filter(({ inUse }) => inUse === null).map(({ source }) => sourceTexts[source][language]);
  if (used.length === 0) return <Note type="warning" title={t("noList")} description={t("noListHint")} />;
  const inUse = t("inUse", { lists: besideEachOther(used) });
  if (unused.length === 0) return <p className="risk-in-use muted">{inUse}</p>;
  return (
    <Note
      type="warning"
      title={t("notInUse", { lists: besideEachOther(unused) })}
      description={<span className="risk-in-use">{inUse}</span>}
    />
  );
}
