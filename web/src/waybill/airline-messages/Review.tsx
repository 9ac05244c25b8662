import { importAirWaybillMessages } from "@lading/contract/waybill";
import { Button, Form } from "antd";
import { useTexts } from "#core/i18n";
import { RecordForm } from "#ui";
import { CompletionFields, useCompletion } from "./CompletionFields.tsx";
import { completionOf, inputOf, toStore } from "./draft.ts";
import { MainCard } from "./MainCard.tsx";
import type { Done, Read } from "./AirlineMessageImportSteps.tsx";
import { useDraft } from "./use-draft.ts";

interface ReviewProps {
  read: Read;
  onDone: (done: Done) => void;
  onAgain: () => void;
}

/** Hundreds of messages take a while. */
const timeoutMs = 120_000;

/** Each main waybill with its houses, what is filled in once, and the button that stores it all. */
export function Review({ read, onDone, onAgain }: ReviewProps) {
  const { t } = useTexts("waybill");
  const { initial, remember } = useCompletion();
  const [form] = Form.useForm();
  const work = useDraft(read);
  const stored = toStore(work.draft);
  const houses = stored.reduce((sum, main) => sum + main.houses.length, 0);
  const cards = work.draft.map((main) => (
    <MainCard key={main.mainNumber} main={main} place={stored.indexOf(main)} work={work} />
  ));
  const again = <Button onClick={onAgain}>{t("messageImport.other")}</Button>;
  if (stored.length === 0)
    return (
      <>
        {cards}
        <div className="import-start">{again}</div>
      </>
    );
  return (
    <RecordForm
      call={importAirWaybillMessages}
      form={form}
      initial={initial}
      toInput={(values) => inputOf(work.draft, completionOf(values))}
      drawn={work.drawn}
      timeoutMs={timeoutMs}
      submitText={t("messageImport.save", { count: stored.length + houses - stored.filter(isThere).length })}
      aside={
        <>
          {again}
          <span className="muted">{t("import.allOrNothing")}</span>
        </>
      }
      onDone={(done) => {
        remember(completionOf(form.getFieldsValue(true)));
        onDone(done);
      }}
    >
      {cards}
      <CompletionFields hasHouses={houses > 0} />
    </RecordForm>
  );
}

const isThere = ({ existing }: { existing: string }) => existing === "main";
