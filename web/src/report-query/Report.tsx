import {
  addReportQueryCondition,
  editReportQueryCondition,
  faultOf,
  reportQueryPage,
  reportQueryTitles,
  type ReportDefinition,
  type ReportQuery,
} from "@lading/contract/report-query";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { PageHeader, RecordForm, SwitchField, TabModal, TextField } from "#ui";
import { Definition, useStart } from "./Definition.tsx";
import { Result } from "./Result.tsx";

interface ReportProps {
  /** A kept report; null puts a new one together. */
  query: ReportQuery | null;
  onClose: () => void;
  /** It was kept under this id. */
  onKept: (id: string) => void;
}

/** A report: what it is made of, and its rows once it was run; a kept one runs at once. */
export function Report({ query, onClose, onKept }: ReportProps) {
  const { t, word, language } = useTexts("report-query");
  const may = useMay();
  const start = useStart();
  const [draft, setDraft] = useState<ReportDefinition | undefined>(query?.definition ?? start);
  const [ran, setRan] = useState<ReportDefinition | undefined>(query?.definition);
  const [keeping, setKeeping] = useState<"same" | "copy" | null>(null);
  if (!draft) return <p className="muted">{t("noData")}</p>;
  const fault = faultOf(draft);
  const mayEdit = query !== null && (query.mine || may(`${reportQueryPage}:approve`)) && may(`${reportQueryPage}:edit`);
  const mayAdd = may(`${reportQueryPage}:add`);
  return (
    <div className="report-view">
      <PageHeader title={<bdi>{query?.name ?? reportQueryTitles.all[language]}</bdi>} />
      <Definition value={draft} fault={fault?.field} onChange={setDraft} />
      <div className="report-buttons">
        <Button type="primary" disabled={fault !== undefined} onClick={() => setRan(draft)}>
          {t("run")}
        </Button>
        {(query === null ? mayAdd : mayEdit) && (
          <Button disabled={fault !== undefined} onClick={() => setKeeping("same")}>
            {t("keep")}
          </Button>
        )}
        {query !== null && mayAdd && (
          <Button disabled={fault !== undefined} onClick={() => setKeeping("copy")}>
            {t("keepCopy")}
          </Button>
        )}
        <Button onClick={onClose}>{word("back")}</Button>
        {fault && <span role="alert">{fault.refusal.text[language]}</span>}
      </div>
      {ran ? (
        <Result key={JSON.stringify(ran)} definition={ran} name={query?.name ?? ""} />
      ) : (
        <p className="muted">{t("notRun")}</p>
      )}
      <TabModal open={keeping !== null} title={t("keep")} onCancel={() => setKeeping(null)}>
        {keeping && (
          <Keep
            query={keeping === "same" ? query : null}
            definition={draft}
            onClose={() => setKeeping(null)}
            onKept={(id) => {
              setKeeping(null);
              setRan(draft);
              if (id !== query?.id) onKept(id);
            }}
          />
        )}
      </TabModal>
    </div>
  );
}

interface KeepProps {
  query: ReportQuery | null;
  definition: ReportDefinition;
  onClose: () => void;
  onKept: (id: string) => void;
}

/** Keeps a report under a name: a new one, or in the place of what it was. */
function Keep({ query, definition, onClose, onKept }: KeepProps) {
  const { t, word } = useTexts("report-query");
  const kept = (id: string) => {
    notify.success(word("saved"));
    onKept(id);
  };
  const fields = (
    <>
      <TextField name="name" />
      <SwitchField name="shared" extra={t("sharedHint")} />
    </>
  );
  if (query === null)
    return (
      <RecordForm
        call={addReportQueryCondition}
        initial={{ name: "", shared: false }}
        fixed={{ definition }}
        onDone={({ id }) => kept(id)}
        onCancel={onClose}
      >
        {fields}
      </RecordForm>
    );
  const { id, version, name, shared } = query;
  return (
    <RecordForm
      call={editReportQueryCondition}
      initial={{ name, shared }}
      fixed={{ id, version, definition }}
      onDone={() => kept(id)}
      onCancel={onClose}
    >
      {fields}
    </RecordForm>
  );
}
