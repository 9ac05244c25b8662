import { packContainer, type Container, type PackableHouse } from "@lading/contract/container";
import { Button, Input } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Problem } from "#ui";
import { Icon } from "#ui/light";
import { partOf, roomOf, type Typed } from "./amounts.ts";
import { PackTable, type PackRow } from "./PackTable.tsx";

/** More rows of fields are no help: the search finds the others. */
const mostShown = 100;

interface PackFormProps {
  container: Container;
  houses: readonly PackableHouse[];
  onClose: () => void;
}

/** How much of each house goes into a container. Pieces bring their part of weight and volume along. */
export function PackForm({ container, houses, onClose }: PackFormProps) {
  const { t, word } = useTexts("container");
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [search, setSearch] = useState("");
  const save = useSave(container, onClose);
  const rows = houses.map((house): PackRow => ({ house, room: roomOf(house, container), value: valueOf(house) }));
  const open = rows.filter(({ house, room }) => Number(room.pieces) > 0 || typed.has(house.id));
  const found = open.filter(({ house }) => matches(house, search));
  const set = (id: string, value: Typed) => setTyped(new Map([...typed, [id, value]]));

  function valueOf({ id }: PackableHouse): Typed {
    const own = typed.get(id);
    if (own) return own;
    const here = container.packed.find(({ waybillId }) => waybillId === id);
    if (!here) return { pieces: "", weight: "", volume: "" };
    return { pieces: String(here.pieces), weight: plain(here.weight), volume: plain(here.volume) };
  }

  if (open.length === 0) return <p className="muted">{t("nothingToPack")}</p>;
  return (
    <div className="container-pack">
      {save.problem !== undefined && <Problem text={save.problem} />}
      {open.length > 8 && (
        <Input
          allowClear
          prefix={<Icon name="search" />}
          placeholder={t("search")}
          aria-label={t("search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <PackTable
        rows={found.slice(0, mostShown)}
        wrong={save.wrong}
        onPieces={({ house, room }, pieces) => set(house.id, partOf(room, pieces))}
        onMeasure={({ house, value }, field, text) => set(house.id, { ...value, [field]: text })}
        onAll={({ house, room }) => set(house.id, room)}
      />
      {found.length > mostShown && <p className="muted">{t("more", { count: found.length - mostShown })}</p>}
      <div className="record-form-buttons">
        <Button
          type="primary"
          disabled={typed.size === 0}
          loading={save.isSending}
          onClick={() => void save.send([...typed])}
        >
          {t("savePacking")}
        </Button>
        <Button onClick={onClose}>{word("cancel")}</Button>
      </div>
    </div>
  );
}

const plain = (decimal: string) => decimal.replace(/\.?0+$/, "");

function matches({ houseNumber, consigneeName }: PackableHouse, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return `${houseNumber}\n${consigneeName}`.toLowerCase().includes(wanted);
}

/** Saves and says at which field something is wrong; what was typed is the caller's to keep. */
function useSave({ id, version }: Container, onDone: () => void) {
  const { t } = useTexts("container");
  const pack = useCall(packContainer, { ownErrors: true });
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());

  async function send(typed: readonly [string, Typed][]): Promise<void> {
    setProblem(undefined);
    setWrong(new Map());
    const rows = typed.map(([waybillId, { pieces, weight, volume }]) => ({
      waybillId,
      pieces: Number(pieces || "0"),
      weight: weight || "0",
      volume: volume || "0",
    }));
    try {
      await pack.mutateAsync({ id, version, rows });
      notify.success(t("packedDone"));
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
      setWrong(messagesOf(error, rows));
    }
  }

  return { send, problem, wrong, isSending: pack.isPending };
}

/** A refusal names rows by their place in what was sent: `rows.3.weight` → `<house>.weight`. */
function messagesOf(error: CallError, rows: readonly { waybillId: string }[]): Map<string, string> {
  const messages = Object.entries(error.fields).flatMap(([path, message]) => {
    const [, place, field] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = rows[Number(place ?? -1)];
    return row ? [[`${row.waybillId}.${field}`, message] as const] : [];
  });
  return new Map(messages);
}
