import {
  bankFieldTexts,
  matchBankEntries,
  previewBankFile,
  takeOverBankFile,
  type BankFilePreview,
  type BankTableMapping,
} from "@lading/contract/bank-statement";
import type { StoredFile } from "@lading/contract/files";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { CallError, useCall, useRead } from "#core/api";
import { besideEachOther, useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { FileInput, Note, Problem, Select, TabModal } from "#ui";
import { Mapping } from "./Mapping.tsx";
import { Statements } from "./Statements.tsx";

/** Reads a bank's file in. */
export function ReadFileButton() {
  const { t } = useTexts("bank-statement");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("read")}</Button>
      {open && <ReadFile onClose={() => setOpen(false)} />}
    </>
  );
}

function ReadFile({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("bank-statement");
  const [file, setFile] = useState<StoredFile | null>(null);
  return (
    <TabModal open width={960} title={t("read")} onCancel={onClose}>
      <div className="bank-read">
        <p className="muted">{t("readHint")}</p>
        <FileInput use="bankStatement" value={file} onChange={setFile} />
        {file && <Reading key={file.id} fileId={file.id} onClose={onClose} />}
      </div>
    </TabModal>
  );
}

/** The account where the file names none, and how its table is read. */
interface Choice {
  accountId: string | null;
  mapping: BankTableMapping | null;
}

/** Shows a file before it is taken over, and asks for what it does not say itself. */
function Reading({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>({ accountId: null, mapping: null });
  const [confirmed, setConfirmed] = useState(false);
  const asked = { fileId, ...choice, encoding: choice.mapping?.encoding ?? null };
  const preview = useRead(previewBankFile, asked, { quiet: true, ownErrors: true });
  const take = useTake(onClose);
  const change = (next: Partial<Choice>) => {
    setConfirmed(false);
    setChoice({ ...choice, ...next });
  };
  if (preview.error) return <Note type="error" title={preview.error.message} />;
  if (!preview.data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const { accountId, table, problem, statements } = preview.data;
  const doubts = doubtsOf(preview.data);
  return (
    <>
      <Account preview={preview.data} onChange={(id) => change({ accountId: id, mapping: null })} />
      {problem !== null && <Note type="warning" title={problem} />}
      {table && accountId !== null && <Mapping table={table} onChange={(mapping) => change({ mapping })} />}
      {accountId !== null && (
        <Statements
          statements={statements}
          isConfirmed={confirmed}
          onConfirm={doubts.isAny && doubts.mayTake ? setConfirmed : undefined}
        />
      )}
      {take.problem !== null && <Problem text={take.problem} />}
      {accountId !== null && (
        <TakeButton
          isBusy={take.isPending}
          isReady={doubts.mayTake && (!doubts.isAny || confirmed) && !preview.isPlaceholderData}
          onTake={() => void take.run({ fileId, accountId, mapping: table?.mapping ?? null, confirmed })}
        />
      )}
    </>
  );
}

function TakeButton({ isBusy, isReady, onTake }: { isBusy: boolean; isReady: boolean; onTake: () => void }) {
  const { t } = useTexts("bank-statement");
  return (
    <span className="bank-buttons">
      <Button type="primary" loading={isBusy} disabled={!isReady} onClick={onTake}>
        {t("takeFile")}
      </Button>
    </span>
  );
}

/** Whether a person must confirm something, and whether anything can be taken over. */
function doubtsOf({ statements }: BankFilePreview) {
  const taken = statements.filter(({ refusal }) => refusal === null);
  return {
    isAny: taken.some(({ mustConfirm, unreadCount }) => mustConfirm || unreadCount > 0),
    mayTake: taken.length > 0,
  };
}

/** The account that the file is of: as it says itself, or to be chosen. */
function Account({ preview, onChange }: { preview: BankFilePreview; onChange: (id: string) => void }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { accounts, accountId } = preview;
  return (
    <label className="bank-field">
      {field("account")}
      <Select
        value={accountId}
        placeholder={t("chooseAccount")}
        onChange={onChange}
        options={accounts.map(({ id, number, currency, name }) => ({
          value: id,
          label: besideEachOther([number, currency, name]),
        }))}
      />
    </label>
  );
}

/** Takes the file over, and matches what it brought. */
function useTake(onDone: () => void) {
  const { t } = useTexts("bank-statement");
  const take = useCall(takeOverBankFile, { ownErrors: true, timeoutMs: 120_000 });
  const match = useCall(matchBankEntries, { timeoutMs: 120_000 });
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (input: Parameters<typeof take.mutateAsync>[0]) => {
    setProblem(null);
    try {
      const { added, known } = await take.mutateAsync(input);
      notify.success(t("taken", { added, known }));
      onDone();
      await match.mutateAsync({});
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return { run, problem, isPending: take.isPending };
}
