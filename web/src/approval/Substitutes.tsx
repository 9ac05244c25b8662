import {
  addFinancialAuditSubstitute,
  approvalFieldTexts,
  chainPage,
  deleteFinancialAuditSubstitute,
  getFinancialAuditSubstituteList,
} from "@lading/contract/approval";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatDate, today } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay, useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { useSession } from "#core/session";
import { DateField, DeleteButton, InputField, Panel, RecordForm, SmallTable, TabModal } from "#ui";
import { UserSelect } from "./UserSelect.tsx";

/** Substitutes in office and to come; those who set the chains appoint them for everybody. */
export function Substitutes() {
  const { t } = useTexts("approval");
  const may = useMayCall();
  const [isAdding, setAdding] = useState(false);
  if (!may(getFinancialAuditSubstituteList)) return null;
  return (
    <Panel title={t("substitutes")} actions={<Button onClick={() => setAdding(true)}>{t("addSubstitute")}</Button>}>
      <p className="muted">{t("substituteHint")}</p>
      <SubstituteTable />
      {isAdding && <SubstituteForm onClose={() => setAdding(false)} />}
    </Panel>
  );
}

/** A button to the person's own substitutes. */
export function MySubstitute() {
  const { t } = useTexts("approval");
  const may = useMayCall();
  const [isOpen, setOpen] = useState(false);
  if (!may(addFinancialAuditSubstitute)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("substitutes")}</Button>
      <TabModal open={isOpen} width={720} title={t("substitutes")} onCancel={() => setOpen(false)}>
        <Substitutes />
      </TabModal>
    </>
  );
}

function SubstituteTable() {
  const { t } = useTexts("approval");
  const field = useFieldTexts(approvalFieldTexts);
  const setsChains = useMay()(`${chainPage}:edit`);
  const { data } = useRead(getFinancialAuditSubstituteList, {}, { quiet: true });
  if (!data || data.rows.length === 0) return <p className="muted">{t("noSubstitutes")}</p>;
  return (
    <SmallTable
      label={t("substitutes")}
      columns={[field("userId"), field("substituteId"), field("fromDay"), field("toDay"), { title: "", actions: true }]}
      rows={data.rows.map((row) => ({
        key: row.id,
        cells: [
          row.userName,
          row.substituteName,
          formatDate(row.fromDay),
          formatDate(row.toDay),
          (row.isMine || setsChains) && (
            <DeleteButton
              key="end"
              call={deleteFinancialAuditSubstitute}
              input={{ ids: [row.id] }}
              question={t("endSubstitute")}
            />
          ),
        ],
      }))}
    />
  );
}

function SubstituteForm({ onClose }: { onClose: () => void }) {
  const { t, word } = useTexts("approval");
  const session = useSession();
  const setsChains = useMay()(`${chainPage}:edit`);
  return (
    <TabModal open title={t("addSubstitute")} onCancel={onClose}>
      <RecordForm
        call={addFinancialAuditSubstitute}
        initial={{ userId: session?.UserId, fromDay: today() }}
        onCancel={onClose}
        onDone={() => {
          notify.success(word("saved"));
          onClose();
        }}
      >
        <InputField name="userId">
          <UserSelect disabled={!setsChains} />
        </InputField>
        <InputField name="substituteId">
          <UserSelect />
        </InputField>
        <DateField name="fromDay" />
        <DateField name="toDay" />
      </RecordForm>
    </TabModal>
  );
}
