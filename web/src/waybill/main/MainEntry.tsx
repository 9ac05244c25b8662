import type { WaybillType } from "@lading/contract/waybill";
import { Form, Skeleton } from "antd";
import { useEffect, useRef, useState } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useSession } from "#core/session";
import { copyOf, type Copied, type Entry } from "../build/copy.ts";
import { useDraft } from "../build/draft.ts";
import { DraftKeeper } from "../build/DraftKeeper.tsx";
import { EntryNotes } from "../build/EntryNotes.tsx";
import { Saved, type SavedWaybill } from "../build/Saved.tsx";
import { useWayKept } from "../build/use-way-kept.ts";
import { emptyForm } from "../form/defaults.ts";
import { useStaff } from "../form/PeopleFields.tsx";
import { useLastUsed } from "../form/use-last-used.ts";
import { likeThis, type FormValues } from "../form/values.ts";
import { useDivisors } from "../goods/use-totals.ts";
import { mainValuesOf } from "./chargeable.ts";
import { MainForm } from "./MainForm.tsx";

interface MainEntryProps {
  /** Houses chosen in the list; another choice of them is another order. */
  preset: readonly string[];
  /** Begin with a copy of this main waybill. */
  copied: Copied | null;
}

/** Entering main waybills one after the other. */
export function MainEntry(props: MainEntryProps) {
  const { isSettled } = useStaff();
  return isSettled ? <Entries {...props} /> : <Skeleton active paragraph={{ rows: 12 }} />;
}

function useEmptyMain(): () => FormValues {
  const { people, warehouses } = useStaff();
  const session = useSession();
  const [last] = useLastUsed();
  return () => {
    const userId = session?.UserId ?? null;
    const {
      items: _items,
      currency: _currency,
      ...values
    } = emptyForm({ today: today(), userId, people, warehouses, last });
    return { ...values, houseIds: [] };
  };
}

function Entries({ preset, copied }: MainEntryProps) {
  const divisors = useDivisors();
  const emptied = useEmptyMain();
  const [draft, setDraft] = useDraft("main");
  const [entry, setEntry] = useState<Entry>(() => ({
    key: 0,
    type: draft?.type ?? 1,
    initial: draft?.values ?? emptied(),
    isRestored: draft !== null,
  }));
  const [saved, setSaved] = useState<(SavedWaybill & { type: WaybillType }) | null>(null);
  const start = (initial: FormValues, type: WaybillType, replaced: Entry["replaced"] = null) => {
    setSaved(null);
    setEntry({ key: entry.key + 1, type, initial, isRestored: false, replaced });
  };
  const begin = (initial: FormValues, type: WaybillType) => {
    setDraft(null);
    start(initial, type);
  };
  const [takenCopy, setTakenCopy] = useState<Copied | null>(null);
  if (takenCopy !== copied) {
    setTakenCopy(copied);
    if (copied) {
      const { record } = copied;
      start(copyOf(record, today(), mainValuesOf({ ...record }, divisors)), record.type, draft);
    }
  }
  const [taken, setTaken] = useState(preset);
  if (taken !== preset) {
    setTaken(preset);
    if (saved) begin(emptied(), saved.type);
  }
  if (saved)
    return (
      <Saved
        saved={saved}
        onAnother={() => begin({ ...likeThis(saved.values), houseIds: [] }, saved.type)}
        onNew={() => begin(emptied(), saved.type)}
      />
    );
  return (
    <OneMain
      key={entry.key}
      entry={entry}
      preset={preset}
      onClear={(type) => begin(emptied(), type)}
      onBack={({ type, values }) => begin(values, type)}
      onSaved={(main) => {
        setDraft(null);
        setSaved(main);
      }}
    />
  );
}

interface OneMainProps extends Pick<MainEntryProps, "preset"> {
  entry: Entry;
  onClear: (type: WaybillType) => void;
  onBack: (replaced: NonNullable<Entry["replaced"]>) => void;
  onSaved: (saved: SavedWaybill & { type: WaybillType }) => void;
}

/** Lists of houses that a form took over already. */
const takenOver = new WeakSet<readonly string[]>();

function OneMain({ entry, preset, onClear, onBack, onSaved }: OneMainProps) {
  const { t } = useTexts("waybill");
  const [form] = Form.useForm<FormValues>();
  const [type, setType] = useState(entry.type);
  const isOver = useRef(false);
  useWayKept(form, type);
  useEffect(() => {
    if (preset.length === 0 || takenOver.has(preset)) return;
    takenOver.add(preset);
    const present: readonly string[] | undefined = form.getFieldValue("houseIds");
    form.setFieldValue("houseIds", [...new Set([...(present ?? []), ...preset])]);
  }, [form, preset]);
  const end = (then: () => void) => {
    isOver.current = true;
    then();
  };
  return (
    <MainForm
      type={type}
      onType={setType}
      initial={entry.initial}
      form={form}
      submitText={t("build.save")}
      onDone={({ id = "" }) =>
        end(() => {
          const values: FormValues = form.getFieldsValue(true);
          const number = typeof values["mainNumber"] === "string" ? values["mainNumber"] : "";
          onSaved({ id, number, values, type });
        })
      }
    >
      <DraftKeeper name="main" type={type} isOpen={() => !isOver.current} />
      <EntryNotes
        entry={entry}
        onClear={() => end(() => onClear(type))}
        onBack={() => end(() => entry.replaced && onBack(entry.replaced))}
      />
    </MainForm>
  );
}
