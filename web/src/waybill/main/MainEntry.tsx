import type { WaybillType } from "@lading/contract/waybill";
import { Button, Form, Skeleton } from "antd";
import { useEffect, useRef, useState } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useSession } from "#core/session";
import { useDraft } from "../build/draft.ts";
import { DraftKeeper } from "../build/DraftKeeper.tsx";
import { Saved, type SavedWaybill } from "../build/Saved.tsx";
import { useWayKept } from "../build/use-way-kept.ts";
import { emptyForm } from "../form/defaults.ts";
import { useStaff } from "../form/PeopleFields.tsx";
import { useLastUsed } from "../form/use-last-used.ts";
import { likeThis, type FormValues } from "../form/values.ts";
import { MainForm } from "./MainForm.tsx";
import { Note } from "#ui";

interface MainEntryProps {
  /** Houses chosen in the list; another choice of them is another order. */
  preset: readonly string[];
}

/** Entering main waybills one after the other. */
export function MainEntry(props: MainEntryProps) {
  const { isSettled } = useStaff();
  return isSettled ? <Entries {...props} /> : <Skeleton active paragraph={{ rows: 12 }} />;
}

interface Entry {
  key: number;
  type: WaybillType;
  initial: FormValues;
  isRestored: boolean;
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

function Entries({ preset }: MainEntryProps) {
  const emptied = useEmptyMain();
  const [draft, setDraft] = useDraft("main");
  const [entry, setEntry] = useState<Entry>(() => ({
    key: 0,
    type: draft?.type ?? 1,
    initial: draft?.values ?? emptied(),
    isRestored: draft !== null,
  }));
  const [saved, setSaved] = useState<(SavedWaybill & { type: WaybillType }) | null>(null);
  const begin = (initial: FormValues, type: WaybillType) => {
    setDraft(null);
    setSaved(null);
    setEntry({ key: entry.key + 1, type, initial, isRestored: false });
  };
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
      onSaved={(main) => {
        setDraft(null);
        setSaved(main);
      }}
    />
  );
}

interface OneMainProps extends MainEntryProps {
  entry: Entry;
  onClear: (type: WaybillType) => void;
  onSaved: (saved: SavedWaybill & { type: WaybillType }) => void;
}

/** Lists of houses that a form took over already. */
const takenOver = new WeakSet<readonly string[]>();

function OneMain({ entry, preset, onClear, onSaved }: OneMainProps) {
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
      {entry.isRestored && (
        <Note
          type="info"
          closable
          title={t("build.restored")}
          action={
            <Button size="small" onClick={() => end(() => onClear(type))}>
              {t("build.clear")}
            </Button>
          }
        />
      )}
    </MainForm>
  );
}
