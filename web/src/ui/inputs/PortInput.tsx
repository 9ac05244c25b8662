import { freePort, freePortText, getPortList, writtenPort, type PortKind } from "@lading/contract/place";
import type { AnswerOf, Language } from "@lading/contract/core";
import { Input } from "antd";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { inTurn } from "./in-turn.ts";
import { SuggestionInput, useWoken, type InputOfField } from "./SuggestionInput.tsx";
import { useCountries } from "./use-countries.ts";
import { isAsking, useTyped } from "./use-typed.ts";

export type PortRow = AnswerOf<typeof getPortList>["rows"][number];

interface PortInputProps extends InputOfField {
  /** Airports, seaports, or both. */
  kind?: PortKind | undefined;
  /** False: only ports of the lists. */
  takesText?: boolean;
  /** Told the port that was chosen or whose code was written out; undefined for a free text. */
  onPort?: (port: PortRow | undefined) => void;
}

const quiet = { quiet: true, ownErrors: true } as const;

function usePorts(kind: PortKind, search: string, enabled: boolean) {
  const read = useRead(getPortList, { kind, search: search.slice(0, 60) }, { ...quiet, enabled });
  return { rows: enabled ? (read.data?.rows ?? []) : [], isWaiting: enabled && isAsking(search, search, read) };
}

/** Ports of a kind, or of both by turns, that a text finds; while it waits, those of the text before. */
function useFound(kind: PortKind | undefined, search: string) {
  const airports = usePorts("air", search, search !== "" && kind !== "sea");
  const seaports = usePorts("sea", search, search !== "" && kind !== "air");
  return { found: inTurn(airports.rows, seaports.rows), isWaiting: airports.isWaiting || seaports.isWaiting };
}

/** The port of a code in a field; undefined until it is known, for a free text, and for what is no code. */
export function usePort(kind: PortKind | undefined, value: string): PortRow | undefined {
  const code = useTyped(freePortText(value) === undefined ? value.trim().toUpperCase() : "");
  return useFound(kind, code).found.find((row) => row.code === code);
}

const mostPorts = 20;

/**
 * A port by name, as its city is called in the person's language. The lists have an airport's own name in English only:
 * other languages show it where there is no city to show, or where ports of one city have to be told apart.
 */
function nameIn(language: Language, { city, name }: PortRow, isOneOfSeveral = false): string {
  if (city === "" || name.includes(city)) return name;
  return language === "en" || isOneOfSeveral ? [city, name].join(" · ") : city;
}

/**
 * A port by its code or any of its names, from the lists of IATA and UN/LOCODE. Any other place is taken by an entry
 * of its own at the list's end, and marked; a code that is written out is taken when the person leaves the field.
 */
export function PortInput({ value = "", onChange, kind, takesText = true, onPort, ...input }: PortInputProps) {
  const { t, language } = useTexts("app");
  const { nameOf } = useCountries();
  const [isAwake, wake] = useWoken();
  const [isIn, setIn] = useState(false);
  const free = freePortText(value);
  const text = (free ?? value).trim();
  const wanted = isAwake && free === undefined ? text : "";
  const search = useTyped(wanted);
  const { found, isWaiting } = useFound(kind, search);
  const ports = found.slice(0, mostPorts);
  // Ports of the letters before may stand in the list still: they are not what a key that leaves the field means.
  const isKnown = !isWaiting && wanted === search;
  const written = ports.find(({ code }) => code === text.toUpperCase());
  const isTyped = useRef(false);
  const hand = useHand();
  const pick = (port: PortRow | undefined) => {
    if (hand.isHasty() && !(port && isKnown)) return;
    isTyped.current = false;
    onChange?.(port?.code ?? freePort(text));
    onPort?.(port);
  };
  useEffect(() => {
    // Also when the list comes only after the person has left the field.
    if (!isIn && isTyped.current && written) pick(written);
  });
  const listed = ports.map((row) => {
    const sameCity = ports.filter(({ city, country }) => city === row.city && country === row.country);
    return {
      row,
      title: [row.code, nameIn(language, row, sameCity.length > 1)].join(" · "),
      detail: nameOf(row.country),
    };
  });
  const asTyped = {
    row: undefined,
    title: t("form.portAsTyped", { text }),
    detail: "",
    mark: t("form.portFree"),
  };
  const offersText = takesText && isKnown && text !== "" && free === undefined && !written;
  return (
    <div className="port-input" onFocus={() => setIn(true)} onBlur={() => setIn(false)} {...hand.watched}>
      <SuggestionInput<PortRow | undefined>
        {...input}
        onChange={(typed) => {
          isTyped.current = true;
          onChange?.(typed);
        }}
        takesFirst
        isWaiting={!isKnown}
        value={free ?? value}
        placeholder={t("form.port")}
        suggestions={offersText ? [...listed, asTyped] : listed}
        onPick={pick}
        onWake={wake}
      >
        <Input autoComplete="off" allowClear suffix={free === undefined ? undefined : <FreeMark />} />
      </SuggestionInput>
    </div>
  );
}

/**
 * Tells an Enter or a Tab that only goes on to the next field from a choice, since both take the marked entry: that for a
 * free text is alone in its list, and so marked, whenever a name is mistyped or the ports are not there yet.
 */
function useHand() {
  const hasty = useRef(false);
  const moved = useRef(false);
  const watched = {
    onMouseDownCapture: () => {
      hasty.current = false;
    },
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      const leaves = key === "Enter" || key === "Tab";
      if (!leaves) moved.current = key === "ArrowDown" || key === "ArrowUp";
      hasty.current = leaves && !moved.current;
    },
  };
  return { watched, isHasty: () => hasty.current };
}

/** Says of a place that it is entered as free text and on no list. */
function FreeMark() {
  const { t } = useTexts("app");
  return <span className="suggestion-mark">{t("form.portFree")}</span>;
}

/** Names the port whose code is in the field, so that a slip is seen. */
export function PortName({ code, kind }: { code: string; kind?: PortKind | undefined }) {
  const { language } = useTexts("app");
  const port = usePort(kind, code);
  return port ? <bdi className="muted">{nameIn(language, port)}</bdi> : null;
}

/** A port on a page that has only what is stored of it: code and name, or the free text, marked. */
export function PortLabel({ port, kind }: { port: string; kind?: PortKind | undefined }) {
  const found = usePort(kind, port);
  const name = found && [port, found.city || found.name].join(" ");
  return <PortText port={port} name={name ?? writtenPort(port)} />;
}

/** A port in a list or on a page, by its name; a free text is marked. */
export function PortText({ port, name }: { port: string; name: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      {freePortText(port) !== undefined && (
        <>
          {" "}
          <FreeMark />
        </>
      )}
    </>
  );
}
