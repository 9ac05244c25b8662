import "./supplier.css";
import {
  deleteOverseasAgentOperationInfo,
  getOverseasAgentOperationInfoList,
  loadOverseasAgentInfo,
} from "@lading/contract/supplier";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useCall, useRead } from "#core/api";
import { formatDate, formatMoment, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { ConfirmButton, DetailPage, Facts, Panel, SmallTable, StatusTag, TabModal, type RowOf } from "#ui";
import { AgentTags } from "./AgentCard.tsx";
import { History } from "./History.tsx";
import { agentPage as page, useLabels } from "./labels.ts";
import { OperationForm } from "./OperationForm.tsx";

export type Operation = RowOf<typeof getOverseasAgentOperationInfoList>;

/** /basicInfoDetails?id=…: what an operation needs of an overseas agent. */
export default function OperationsPage() {
  const { t } = useTexts("supplier");
  const may = useMay();
  const { search, setTitle } = usePage();
  const id = search.get("id") ?? "";
  const read = useRead(loadOverseasAgentInfo, { id }, { ownErrors: true });
  const list = useRead(getOverseasAgentOperationInfoList, { supplierId: id }, { ownErrors: true });
  /** The edited operation; null: a new one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Operation | null>();
  const close = () => setEdited(undefined);
  const agent = read.data;
  const title = agent && t("operations.of", { name: agent.name });
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  return (
    <DetailPage
      read={read}
      title={title ?? ""}
      extra={
        agent && (
          <>
            <Link to={`/overseasDetail?id=${id}`}>
              <bdi>{agent.number}</bdi>
            </Link>
            <AgentTags agent={agent} />
          </>
        )
      }
      actions={
        may(`${page}:add`) && (
          <Button type="primary" onClick={() => setEdited(null)}>
            {t("operations.add")}
          </Button>
        )
      }
    >
      <div className="supplier-parts">
        {list.data?.rows.length === 0 && <p className="muted">{t("operations.none")}</p>}
        {list.data?.rows.map((operation) => (
          <Entry key={operation.id} operation={operation} onEdit={() => setEdited(operation)} />
        ))}
        <History supplierId={id} />
      </div>
      <TabModal
        open={edited !== undefined}
        title={t(edited ? "operations.edit" : "operations.add")}
        width={860}
        onCancel={close}
      >
        <OperationForm operation={edited ?? null} supplierId={id} onClose={close} />
      </TabModal>
    </DetailPage>
  );
}

const lines = (text: string) => (text === "" ? "" : <span className="supplier-lines">{text}</span>);

function Valid({ operation: { validFrom, validTo } }: { operation: Operation }) {
  const { t } = useTexts("supplier");
  if (validFrom === "" && validTo === "") return t("operations.open");
  return (
    <>
      <bdi>{formatDate(validFrom) || "…"}</bdi> – <bdi>{formatDate(validTo) || "…"}</bdi>{" "}
      {validTo !== "" && validTo < today() && <StatusTag tone="warning">{t("services.expired")}</StatusTag>}
    </>
  );
}

function Entry({ operation, onEdit }: { operation: Operation; onEdit: () => void }) {
  const { t, word } = useTexts("supplier");
  const labels = useLabels();
  const may = useMay();
  const remove = useCall(deleteOverseasAgentOperationInfo);
  const { id, scope, port, contacts } = operation;
  return (
    <Panel
      title={`${scope === "all" ? t("operations.all") : labels.mode(scope)}${port === "" ? "" : ` · ${port}`}`}
      actions={
        <>
          {may(`${page}:edit`) && <Button onClick={onEdit}>{word("edit")}</Button>}
          {may(`${page}:delete`) && (
            <ConfirmButton
              onConfirm={async () => {
                await remove.mutateAsync({ id });
                notify.success(t("operations.deleted"));
              }}
            />
          )}
        </>
      }
    >
      <Facts
        facts={[
          { label: labels.operation("workingHours"), value: operation.workingHours },
          { label: t("services.validity"), value: <Valid key="valid" operation={operation} /> },
          { label: t("operations.updated"), value: formatMoment(operation.updatedAt) },
          { label: labels.operation("documents"), value: lines(operation.documents), wide: true },
          { label: labels.operation("customsNotes"), value: lines(operation.customsNotes), wide: true },
          { label: labels.operation("remark"), value: lines(operation.remark), wide: true },
        ]}
      />
      {contacts.length > 0 && (
        <SmallTable
          label={labels.operation("contacts")}
          columns={[
            labels.operation("agentFunction"),
            labels.field("contact"),
            labels.field("telephone"),
            labels.field("email"),
          ]}
          rows={contacts.map((one, place) => ({
            key: String(place),
            cells: [
              labels.agentFunction(one.agentFunction),
              one.name,
              <bdi key="telephone" dir="ltr">
                {one.telephone}
              </bdi>,
              <bdi key="email" dir="ltr">
                {one.email}
              </bdi>,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
