import "./market-risk.css";
import { getSanctionsLists, screeningTitles } from "@lading/contract/market-risk";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Note, Segments } from "#ui";
import { PartyHits } from "./PartyHits.tsx";
import { Queries } from "./Queries.tsx";
import { SanctionsLists } from "./SanctionsLists.tsx";

const views = ["queries", "work", "lists"] as const;

/** /marketRisk/antiMoneyLaunderingList: queries, the work list of hits, and the lists themselves. */
export default function ScreeningPage() {
  const { t, language } = useTexts("market-risk");
  const page = usePage();
  const [view, setView] = useState<(typeof views)[number]>("queries");
  const { data } = useRead(getSanctionsLists, {}, { quiet: true, ownErrors: true });
  const openHits = data?.openHits ?? 0;
  const show = (next: typeof view) => {
    // A list's filters stand in the address: another list has its own.
    page.replaceSearch(new URLSearchParams());
    setView(next);
  };
  return (
    <>
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
      {data && view !== "lists" && data.lists.every(({ inUse }) => inUse === null) && (
        <Note type="warning" title={t("noList")} description={t("noListHint")} />
      )}
      {view === "queries" && <Queries />}
      {view === "work" && <PartyHits />}
      {view === "lists" && <SanctionsLists />}
    </>
  );
}
