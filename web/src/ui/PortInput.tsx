import { getPortList } from "@lading/contract/waybill";
import { AutoComplete } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useFocused } from "./use-focused.ts";
import { useTyped } from "./use-typed.ts";

interface PortInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Airports, seaports, or both. */
  kind?: "air" | "sea";
}

const quiet = { quiet: true, ownErrors: true } as const;

function usePorts(kind: "air" | "sea", search: string, enabled: boolean) {
  const { data } = useRead(getPortList, { kind, search: search.slice(0, 60) }, { ...quiet, enabled });
  return enabled ? (data?.rows ?? []) : [];
}

/** A port by its code or its name, from the lists of IATA and UN/LOCODE; any other text may stay. */
export function PortInput({ id, value = "", onChange, kind }: PortInputProps) {
  const { t } = useTexts("app");
  const [isFocused, focus] = useFocused();
  const typed = useTyped(value.trim());
  const asks = isFocused && typed !== "";
  const airports = usePorts("air", typed, asks && kind !== "sea");
  const seaports = usePorts("sea", typed, asks && kind !== "air");
  const options = [...airports, ...seaports].slice(0, 20).map(({ code, name, city }) => ({
    value: code,
    label: <bdi>{[code, city, name].filter((part) => part !== "").join(" · ")}</bdi>,
  }));
  return (
    <AutoComplete
      {...(id !== undefined && { id })}
      className="full-width"
      popupMatchSelectWidth={300}
      allowClear
      value={value}
      placeholder={t("form.port")}
      options={options}
      {...focus}
      onChange={(text: string | undefined) => onChange?.(text ?? "")}
    />
  );
}

/** Names the port whose code is in the field, so that a slip is seen. */
export function PortName({ code, kind }: { code: string; kind: "air" | "sea" }) {
  const wanted = useTyped(code.trim().toUpperCase());
  const port = usePorts(kind, wanted, wanted !== "").find((row) => row.code === wanted);
  return port ? <bdi className="muted">{port.city === "" ? port.name : `${port.city} · ${port.name}`}</bdi> : null;
}
