import { getPortList } from "@lading/contract/place";
import { Input } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { inTurn } from "./in-turn.ts";
import { SuggestionInput, useWoken, type InputOfField } from "./SuggestionInput.tsx";
import { useTyped } from "./use-typed.ts";

interface PortInputProps extends InputOfField {
  /** Airports, seaports, or both. */
  kind?: "air" | "sea";
}

const quiet = { quiet: true, ownErrors: true } as const;

function usePorts(kind: "air" | "sea", search: string, enabled: boolean) {
  const { data } = useRead(getPortList, { kind, search: search.slice(0, 60) }, { ...quiet, enabled });
  return enabled ? (data?.rows ?? []) : [];
}

const mostPorts = 20;

/** A port by its code or its name, from the lists of IATA and UN/LOCODE; any other text may stay. */
export function PortInput({ value = "", onChange, kind, ...input }: PortInputProps) {
  const { t } = useTexts("app");
  const [isAwake, wake] = useWoken();
  const typed = useTyped(value.trim());
  const asks = isAwake && typed !== "";
  const airports = usePorts("air", typed, asks && kind !== "sea");
  const seaports = usePorts("sea", typed, asks && kind !== "air");
  return (
    <SuggestionInput
      {...input}
      {...(onChange && { onChange })}
      takesFirst
      value={value}
      placeholder={t("form.port")}
      suggestions={inTurn(airports, seaports)
        .slice(0, mostPorts)
        .map((row) => ({
          row,
          key: `port ${row.code}`,
          title: row.code,
          detail: [row.city, row.name].filter((part) => part !== "").join(" · "),
        }))}
      onPick={({ code }) => onChange?.(code)}
      onWake={wake}
    >
      <Input autoComplete="off" allowClear />
    </SuggestionInput>
  );
}

/** Names the port whose code is in the field, so that a slip is seen. */
export function PortName({ code, kind }: { code: string; kind: "air" | "sea" }) {
  const wanted = useTyped(code.trim().toUpperCase());
  const port = usePorts(kind, wanted, wanted !== "").find((row) => row.code === wanted);
  return port ? <bdi className="muted">{port.city === "" ? port.name : `${port.city} · ${port.name}`}</bdi> : null;
}
