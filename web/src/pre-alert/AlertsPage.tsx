import "./pre-alert.css";
import {
  deletePreAlert,
  editPreAlertState,
  exportPreAlertList,
  getPreAlertList,
  preAlertDirections,
  preAlertPage as page,
  type ListedPreAlert,
  type PreAlertDirection,
  type PreAlertState,
} from "@lading/contract/pre-alert";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePreference } from "#core/preferences";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, Segments, TabModal } from "#ui";
import { ChooseMain } from "./ChooseMain.tsx";
import { useColumns } from "./columns.tsx";
import { useFilters } from "./filters.tsx";

/** /logisticsManagement/preAlertList */
export default function AlertsPage() {
  const { t } = useTexts("pre-alert");
  const [direction, setDirection] = usePreference<PreAlertDirection>("preAlert.tab", "received");
  return (
    <div className="alert-list">
      <Segments
        label={t("direction")}
        value={direction}
        onChange={setDirection}
        options={preAlertDirections.map((value) => ({ value, label: t(value) }))}
      />
      <Alerts key={direction} direction={direction} />
    </div>
  );
}

function Alerts({ direction }: { direction: PreAlertDirection }) {
  const { t } = useTexts("pre-alert");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportPreAlertList);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ListPage
        call={getPreAlertList}
        columns={columns}
        filters={filters}
        fixed={{ direction }}
        toolbar={
          direction === "sent" &&
          may(`${page}:add`) && (
            <Button type="primary" onClick={() => setChoosing(true)}>
              {t("new")}
            </Button>
          )
        }
        rowActions={(row) => <RowActions row={row} />}
        bulkActions={(rows, clear) => <BulkActions rows={rows} onDone={clear} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={choosing} title={t("chooseTitle")} onCancel={() => setChoosing(false)} width={520}>
        <ChooseMain onClose={() => setChoosing(false)} />
      </TabModal>
    </>
  );
}

/** Sets the state of some, as they stand in the list. */
function useSetState() {
  const { t } = useTexts("pre-alert");
  const change = useCall(editPreAlertState);
  return async (rows: readonly ListedPreAlert[], state: PreAlertState): Promise<void> => {
    const { changed } = await change.mutateAsync({ alerts: rows.map(({ id, version }) => ({ id, version })), state });
    notify.success(t("changed", { count: changed }));
  };
}

function RowActions({ row }: { row: ListedPreAlert }) {
  const { t, word } = useTexts("pre-alert");
  const may = useMay();
  const navigate = useNavigate();
  const setState = useSetState();
  const confirms =
    row.state === "unconfirm" && !row.withdrawn && row.direction === "received" && may(`${page}:approve`);
  return (
    <>
      <Button type="link" onClick={() => void navigate(`/preAlertDetail?id=${row.id}`)}>
        {word("open")}
      </Button>
      {confirms && (
        <Button type="link" onClick={() => void setState([row], "confirmed").catch(() => undefined)}>
          {t("confirm")}
        </Button>
      )}
      {row.direction === "sent" && row.state !== "disabled" && may(`${page}:edit`) && (
        <Button type="link" onClick={() => void navigate(`/preAlertDetail?id=${row.id}&edit=true`)}>
          {word("edit")}
        </Button>
      )}
    </>
  );
}

function BulkActions({ rows, onDone }: { rows: readonly ListedPreAlert[]; onDone: () => void }) {
  const { t, word } = useTexts("pre-alert");
  const may = useMay();
  const setState = useSetState();
  const remove = useCall(deletePreAlert);
  const approves = may(`${page}:approve`);
  const all = (is: (row: ListedPreAlert) => boolean) => rows.every(is);
  const set = async (state: PreAlertState) => {
    await setState(rows, state);
    onDone();
  };
  const removeAll = async () => {
    const { deleted } = await remove.mutateAsync({ ids: rows.map(({ id }) => id) });
    notify.success(t("deleted", { count: deleted }));
    onDone();
  };
  return (
    <>
      {approves && all(({ state, withdrawn }) => state === "unconfirm" && !withdrawn) && (
        <Button onClick={() => void set("confirmed").catch(() => undefined)}>{t("confirm")}</Button>
      )}
      {approves && all(({ state, worked }) => state !== "disabled" && !worked) && (
        <ConfirmButton
          danger={false}
          question={rows[0]?.direction === "sent" ? t("disableQuestion") : t("disableReceivedQuestion")}
          onConfirm={() => set("disabled")}
        >
          {word("disable")}
        </ConfirmButton>
      )}
      {approves && all(({ state }) => state === "disabled") && (
        <Button onClick={() => void set("unconfirm").catch(() => undefined)}>{t("reopen")}</Button>
      )}
      {may(`${page}:delete`) && all(({ direction, partners }) => direction === "sent" && partners === "") && (
        <ConfirmButton question={t("deleteQuestion")} onConfirm={removeAll}>
          {word("delete")}
        </ConfirmButton>
      )}
    </>
  );
}
