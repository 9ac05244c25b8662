import type { WaybillType } from "@lading/contract/waybill";
import { Form } from "antd";
import { Suspense, useRef, useState } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { late } from "#core/page";
import { useSession } from "#core/session";
import { emptyForm, lastUsedOf } from "../form/defaults.ts";
import { HouseForm } from "../form/HouseForm.tsx";
import { useStaff } from "../form/PeopleFields.tsx";
import { useLastUsed } from "../form/use-last-used.ts";
import { likeThis, type FormValues } from "../form/values.ts";
import { copyOf, type Copied, type Entry } from "./copy.ts";
import { useDraft } from "./draft.ts";
import { DraftKeeper } from "./DraftKeeper.tsx";
import { EntryNotes } from "./EntryNotes.tsx";
import type { SavedWaybill } from "./Saved.tsx";
import { useWayKept } from "./use-way-kept.ts";

/** The part that a saved waybill shows is fetched once one is saved: a first screen does without. */
const savedPart = late(async () => ({ default: (await import("./Saved.tsx")).Saved }));
const Saved = savedPart.component;

interface HouseEntryProps {
  type: WaybillType;
  onType: (type: WaybillType) => void;
  /** Begin with a copy of this waybill. */
  copied: Copied | null;
}

/** Entering waybills one after the other: form, what was saved, the next form. */
export function HouseEntry(props: HouseEntryProps) {
  const { isSettled } = useStaff();
  return isSettled ? <Entries {...props} /> : <div className="waybill-card build-waiting" aria-busy="true" />;
}

function useEmptyForm(): () => FormValues {
  const { people, warehouses } = useStaff();
  const session = useSession();
  const [last] = useLastUsed();
  return () => emptyForm({ today: today(), userId: session?.UserId ?? null, people, warehouses, last });
}

function Entries({ type, onType, copied }: HouseEntryProps) {
  const emptied = useEmptyForm();
  const [draft, setDraft] = useDraft("house");
  const [last, setLast] = useLastUsed();
  const [entry, setEntry] = useState<Entry>(() => ({
    key: 0,
    type,
    initial: draft?.values ?? emptied(),
    isRestored: draft !== null,
  }));
  const [saved, setSaved] = useState<SavedWaybill | null>(null);

  const start = (initial: FormValues, replaced: Entry["replaced"] = null) => {
    setSaved(null);
    setEntry({ key: entry.key + 1, type, initial, isRestored: false, replaced });
  };
  const begin = (initial: FormValues) => {
    setDraft(null);
    start(initial);
  };
  const [taken, setTaken] = useState<Copied | null>(null);
  if (taken !== copied) {
    setTaken(copied);
    if (copied) start(copyOf(copied.record, today()), draft);
  }
  if (saved)
    return (
      <Suspense fallback={null}>
        <Saved saved={saved} onAnother={() => begin(likeThis(saved.values))} onNew={() => begin(emptied())} />
      </Suspense>
    );
  return (
    <OneEntry
      key={entry.key}
      type={type}
      entry={entry}
      onClear={() => begin(emptied())}
      onBack={({ type: before, values }) => {
        onType(before);
        begin(values);
      }}
      onSaved={(waybill, input) => {
        setDraft(null);
        setLast(lastUsedOf(last, input));
        void savedPart.preload().finally(() => setSaved(waybill));
      }}
    />
  );
}

interface OneEntryProps {
  type: WaybillType;
  entry: Entry;
  onClear: () => void;
  onBack: (replaced: NonNullable<Entry["replaced"]>) => void;
  onSaved: (saved: SavedWaybill, input: Readonly<Record<string, unknown>>) => void;
}

function OneEntry({ type, entry, onClear, onBack, onSaved }: OneEntryProps) {
  const { t } = useTexts("waybill");
  const [form] = Form.useForm<FormValues>();
  const isOver = useRef(false);
  useWayKept(form, type);
  const end = (then: () => void) => {
    isOver.current = true;
    then();
  };
  return (
    <HouseForm
      type={type}
      initial={entry.initial}
      form={form}
      submitText={t("build.save")}
      onDone={({ id = "", houseNumber = "", chargeableWeight }, input) =>
        end(() => onSaved({ id, number: houseNumber, chargeableWeight, values: form.getFieldsValue(true) }, input))
      }
    >
      <DraftKeeper name="house" type={type} isOpen={() => !isOver.current} />
      <EntryNotes
        entry={entry}
        onClear={() => end(onClear)}
        onBack={() => end(() => entry.replaced && onBack(entry.replaced))}
      />
    </HouseForm>
  );
}
