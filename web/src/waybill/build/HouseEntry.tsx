import type { WaybillType } from "@lading/contract/waybill";
import { Button, Form } from "antd";
import { useEffect, useRef, useState } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useSession } from "#core/session";
import { emptyForm, lastUsedOf } from "../form/defaults.ts";
import { HouseForm } from "../form/HouseForm.tsx";
import { useStaff } from "../form/PeopleFields.tsx";
import { useLastUsed } from "../form/use-last-used.ts";
import { likeThis, type FormValues } from "../form/values.ts";
import { useDraft } from "./draft.ts";
import { DraftKeeper } from "./DraftKeeper.tsx";
import { Saved, type SavedWaybill } from "./Saved.tsx";
import { useWayKept } from "./use-way-kept.ts";
import { Note } from "#ui";

interface HouseEntryProps {
  type: WaybillType;
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

interface Entry {
  /** Counts forms; a new one starts with its own content. */
  key: number;
  initial: FormValues;
  /** It was typed earlier. */
  isRestored: boolean;
}

function Entries({ type }: HouseEntryProps) {
  const emptied = useEmptyForm();
  const [draft, setDraft] = useDraft("house");
  const [last, setLast] = useLastUsed();
  const [entry, setEntry] = useState<Entry>(() => ({
    key: 0,
    initial: draft?.values ?? emptied(),
    isRestored: draft !== null,
  }));
  const [saved, setSaved] = useState<SavedWaybill | null>(null);

  const begin = (initial: FormValues) => {
    setDraft(null);
    setSaved(null);
    setEntry({ key: entry.key + 1, initial, isRestored: false });
  };
  if (saved)
    return <Saved saved={saved} onAnother={() => begin(likeThis(saved.values))} onNew={() => begin(emptied())} />;
  return (
    <OneEntry
      key={entry.key}
      type={type}
      entry={entry}
      onClear={() => begin(emptied())}
      onSaved={(waybill, input) => {
        setDraft(null);
        setLast(lastUsedOf(last, input));
        setSaved(waybill);
      }}
    />
  );
}

interface OneEntryProps {
  type: WaybillType;
  entry: Entry;
  onClear: () => void;
  onSaved: (saved: SavedWaybill, input: Readonly<Record<string, unknown>>) => void;
}

function OneEntry({ type, entry, onClear, onSaved }: OneEntryProps) {
  const { t } = useTexts("waybill");
  const [form] = Form.useForm<FormValues>();
  const isOver = useRef(false);
  useWayKept(form, type);
  useEffect(() => {
    if (entry.key > 0) form.focusField("houseNumber");
  }, [entry.key, form]);
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
      {entry.isRestored && (
        <Note
          type="info"
          closable
          title={t("build.restored")}
          action={
            <Button size="small" onClick={() => end(onClear)}>
              {t("build.clear")}
            </Button>
          }
        />
      )}
    </HouseForm>
  );
}
