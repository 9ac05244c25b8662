import { Button, Form } from "antd";
import { useEffect, useRef } from "react";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import { CompletionFields, useCompletion } from "./CompletionFields.tsx";
import { toStore, type Completion } from "./draft.ts";
import { MainCard } from "./MainCard.tsx";
import type { Done, Read } from "./AirlineMessageImportSteps.tsx";
import { useDraft } from "./use-draft.ts";

interface ReviewProps {
  read: Read;
  onDone: (done: Done) => void;
  onAgain: () => void;
}

/** Each main waybill with its houses, what is filled in once, and the button that stores it all. */
export function Review({ read, onDone, onAgain }: ReviewProps) {
  const { t } = useTexts("waybill");
  const [form] = Form.useForm();
  const { initial, remember } = useCompletion();
  const completed = () => {
    const values: Completion = form.getFieldsValue(true);
    return values;
  };
  const box = useRef<HTMLDivElement>(null);
  const work = useDraft(read, {
    onDone: (done) => {
      remember(completed());
      onDone(done);
    },
    onCompletion: (messages) =>
      form.setFields(
        Object.entries(messages).map(([name, message]) => ({
          name: name === "customerId" ? "customerName" : name,
          errors: [message],
        })),
      ),
  });
  const stored = toStore(work.draft);
  const houses = stored.reduce((sum, main) => sum + main.houses.length, 0);
  useEffect(() => {
    if (work.problem !== null) box.current?.scrollIntoView({ block: "nearest" });
  }, [work.problem]);
  const save = () => {
    form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
    void work.save(completed());
  };
  return (
    <>
      {work.draft.map((main) => (
        <MainCard key={main.mainNumber} main={main} place={stored.indexOf(main)} work={work} />
      ))}
      {stored.length > 0 && <CompletionFields form={form} initial={initial} hasHouses={houses > 0} />}
      <div ref={box}>{work.problem !== null && <Note type="error" title={work.problem} />}</div>
      <div className="import-start">
        {stored.length > 0 && (
          <Button type="primary" loading={work.isBusy} onClick={save}>
            {t("messageImport.save", { count: stored.length + houses - stored.filter(isThere).length })}
          </Button>
        )}
        <Button onClick={onAgain}>{t("messageImport.other")}</Button>
        {stored.length > 0 && <span className="muted">{t("import.allOrNothing")}</span>}
      </div>
    </>
  );
}

const isThere = ({ existing }: { existing: string }) => existing === "main";
