import "./market-risk.css";
import { checkParty, restrictedTitles, sourceTexts, type ListSource } from "@lading/contract/market-risk";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { besideEachOther, useTexts } from "#core/i18n";
import { Note } from "#ui";

const typingPauseMs = 400;

interface PartyWarningProps {
  name: string;
  /** Says which lists nobody is screened by, where there is nothing else to say. */
  saysUnused?: boolean;
}

/** Names the sanctions lists that are not in use, in a line; nothing where all are. */
function UnusedLists({ unused }: { unused: readonly ListSource[] }) {
  const { t, language } = useTexts("market-risk");
  if (unused.length === 0) return null;
  const lists = besideEachOther(
    unused.map((source) => sourceTexts[source][language]),
    listed[language],
  );
  return <p className="party-warning party-unscreened muted">{t("warning.unused", { lists })}</p>;
}

const listed = { zh: "、", en: ", ", ar: "، " };

/** Says what is known against a party, once the person has stopped typing its name; nothing where nothing is. */
export default function PartyWarning({ name, saysUnused = false }: PartyWarningProps) {
  const { t, language } = useTexts("market-risk");
  const [settled, setSettled] = useState("");
  const asked = name.trim().slice(0, 200);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), typingPauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const { data } = useRead(
    checkParty,
    { name: settled },
    { quiet: true, ownErrors: true, enabled: settled.length > 1 && settled === asked },
  );
  if (!data || settled.length < 2 || settled !== asked) return null;
  if (data.warnings.length === 0) return saysUnused ? <UnusedLists unused={data.unused} /> : null;
  const told = data.warnings.map(({ kind }) => kind);
  const isDecided = told.includes("restricted") || told.includes("sanctions");
  const title = data.blocks ? "blocks" : isDecided ? "warns" : told.includes("openHit") ? "open" : "unscreened";
  return (
    <Note
      className="party-warning"
      type={data.blocks ? "error" : "warning"}
      title={t(`warning.${title}`)}
      description={
        <ul>
          {data.warnings.map((warning) => (
            <li key={`${warning.kind} ${warning.name} ${warning.reference}`}>
              <bdi>{warning.name}</bdi>
              {warning.kind === "restricted" && ` · ${restrictedTitles.all[language]}`}
              {warning.source !== null && ` · ${sourceTexts[warning.source][language]}`}
              {/* Beside what is decided; else the title says it. */}
              {isDecided &&
                (warning.kind === "openHit" || warning.kind === "cannotScreen") &&
                ` · ${t(`warning.kinds.${warning.kind}`)}`}
              {warning.reason !== "" && (
                <>
                  {" · "}
                  <bdi>{warning.reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
