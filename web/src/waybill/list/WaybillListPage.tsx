import "./list.css";
import { exportWayBillList, mostHouses, wayBillListByPage, type ListedWaybill } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import { ListPage, type Selection } from "#ui";
import { ConsolidateMenu } from "../consolidate/ConsolidateMenu.tsx";
import { ImportWaybills } from "../import/index.ts";
import { AirlineMessageImport } from "../airline-messages/index.ts";
import { AwbStock } from "../stock/index.ts";
import { keepSelection } from "../main/chosen-houses.ts";
import { useWaybillRights, type WaybillRights } from "../rights.ts";
import { useColumns } from "./columns.tsx";
import { useFilters } from "./filters.tsx";
import { RowActions } from "./RowActions.tsx";
import type { Work, WorkKind } from "./WorkDialog.tsx";
import { Works } from "./Works.tsx";

const buildPath = "/logisticsManagement/buildWayBillNo";

/** /logisticsManagement/checkWayBill */
export default function WaybillListPage() {
  const rights = useWaybillRights();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportWayBillList);
  const [work, setWork] = useState<Work | null>(null);
  return (
    <div className="dense-list waybill-list">
      <ListPage
        call={wayBillListByPage}
        columns={columns}
        filters={filters}
        toolbar={(selected, selection) => <Toolbar {...{ selected, selection, rights }} />}
        mostSelected={mostHouses}
        bulkActions={(rows, clear) => (
          <BulkActions
            rows={rows}
            rights={rights}
            onWork={(kind) => setWork({ kind, waybills: rows, onDone: clear })}
          />
        )}
        rowActions={(row) => (
          <RowActions row={row} rights={rights} onWork={(kind) => setWork({ kind, waybills: [row] })} />
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      <Works work={work} onClose={() => setWork(null)} />
    </div>
  );
}

interface ToolbarProps {
  selected: readonly ListedWaybill[];
  selection: Selection<ListedWaybill>;
  rights: WaybillRights;
}

/** New waybills one by one, from a spreadsheet or from an airline's messages, a main one over what is selected, and the airlines' numbers. */
function Toolbar({ rights, ...chosen }: ToolbarProps) {
  const { t, word } = useTexts("waybill");
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"import" | "messages" | "stock" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {rights.adds && (
        <>
          <Button type="primary" onClick={() => void navigate(buildPath)}>
            {t("list.add")}
          </Button>
          <Button onClick={() => setOpened("import")}>{word("import")}</Button>
          <Button onClick={() => setOpened("messages")}>{t("list.importMessages")}</Button>
        </>
      )}
      {(rights.adds || rights.consolidates) && <ConsolidateMenu {...chosen} rights={rights} />}
      {rights.seesStock && <Button onClick={() => setOpened("stock")}>{t("list.stock")}</Button>}
      <ImportWaybills open={opened === "import"} onClose={close} />
      <AirlineMessageImport open={opened === "messages"} onClose={close} />
      <AwbStock open={opened === "stock"} onClose={close} />
    </>
  );
}

/** So many waybills' ids fit an address. */
const mostInAddress = 100;

/** The waybills of a new pre-alert as its address names them. */
function inAddress(rows: readonly ListedWaybill[]): string {
  const ids = rows.map(({ id }) => id);
  return ids.length <= mostInAddress ? ids.join(",") : keepSelection(ids);
}

interface BulkActionsProps {
  rows: readonly ListedWaybill[];
  rights: WaybillRights;
  onWork: (kind: WorkKind) => void;
}

function BulkActions({ rows, rights, onWork }: BulkActionsProps) {
  const { t, word } = useTexts("waybill");
  const navigate = useNavigate();
  // Voided ones do not change any more: with one among them only printing and deleting remain.
  const allStand = rows.every(({ voided }) => !voided);
  const edits = rights.edits && allStand;
  return (
    <>
      {rights.addsEvents && allStand && <Button onClick={() => onWork("events")}>{t("list.addEvent")}</Button>}
      <Button onClick={() => onWork("label")}>{t("list.printLabels")}</Button>
      <Button onClick={() => onWork("a4")}>{t("list.printA4s")}</Button>
      {edits && <Button onClick={() => onWork("assign")}>{t("list.assign")}</Button>}
      {edits && <Button onClick={() => onWork("status")}>{t("list.status")}</Button>}
      {rights.consolidates && allStand && rows.every(({ mainWaybillId }) => mainWaybillId !== null) && (
        <Button onClick={() => onWork("takeOut")}>{t("consolidate.takeOut")}</Button>
      )}
      {rights.alerts && allStand && (
        <Button onClick={() => void navigate(`/preAlertDetail?waybills=${inAddress(rows)}`)}>
          {t("list.preAlert")}
        </Button>
      )}
      {rights.voids && allStand && <Button onClick={() => onWork("void")}>{t("list.void")}</Button>}
      {rights.voids && rows.every(({ voided }) => voided) && (
        <Button onClick={() => onWork("unvoid")}>{t("list.unvoid")}</Button>
      )}
      {rights.deletes && (
        <Button danger onClick={() => onWork("delete")}>
          {word("delete")}
        </Button>
      )}
    </>
  );
}
