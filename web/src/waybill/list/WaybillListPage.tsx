import "./list.css";
import { exportWayBillList, wayBillListByPage, type ListedWaybill } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ListPage } from "#ui";
import { ImportWaybills } from "../import/index.ts";
import { AwbStock } from "../stock/index.ts";
import { useWaybillRights, type WaybillRights } from "../rights.ts";
import { useColumns } from "./columns.tsx";
import { useFilters } from "./filters.tsx";
import { whyNoMain } from "./main-choice.ts";
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
        toolbar={(selected) => <Toolbar selected={selected} rights={rights} />}
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
        {...(rights.exports && { onExport: exporting.start })}
      />
      {exporting.card}
      <Works work={work} onClose={() => setWork(null)} />
    </div>
  );
}

interface ToolbarProps {
  selected: readonly ListedWaybill[];
  rights: WaybillRights;
}

/** New waybills one by one or from a spreadsheet, a main one over what is selected, and the airlines' numbers. */
function Toolbar({ selected, rights }: ToolbarProps) {
  const { t, language } = useTexts("waybill");
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"import" | "stock" | null>(null);
  const close = () => setOpened(null);
  const makeMain = () => {
    const problem = whyNoMain(selected, language);
    if (problem === null) void navigate(`${buildPath}?main=${selected.map(({ id }) => id).join(",")}`);
    else notify.warning(problem);
  };
  return (
    <>
      {rights.adds && (
        <>
          <Button type="primary" onClick={() => void navigate(buildPath)}>
            {t("list.add")}
          </Button>
          <Button onClick={makeMain}>{t("list.makeMain")}</Button>
          <Button onClick={() => setOpened("import")}>{t("list.import")}</Button>
        </>
      )}
      {rights.seesStock && <Button onClick={() => setOpened("stock")}>{t("list.stock")}</Button>}
      <ImportWaybills open={opened === "import"} onClose={close} />
      <AwbStock open={opened === "stock"} onClose={close} />
    </>
  );
}

/** So many waybills' ids fit an address. */
const mostInAddress = 100;

interface BulkActionsProps {
  rows: readonly ListedWaybill[];
  rights: WaybillRights;
  onWork: (kind: WorkKind) => void;
}

function BulkActions({ rows, rights, onWork }: BulkActionsProps) {
  const { t } = useTexts("waybill");
  const navigate = useNavigate();
  // Voided ones do not change any more: with one among them only printing and deleting remain.
  const allStand = rows.every(({ voided }) => !voided);
  const edits = rights.edits && allStand;
  return (
    <>
      {edits && <Button onClick={() => onWork("events")}>{t("list.addEvent")}</Button>}
      <Button onClick={() => onWork("label")}>{t("list.printLabels")}</Button>
      <Button onClick={() => onWork("a4")}>{t("list.printA4s")}</Button>
      {edits && <Button onClick={() => onWork("status")}>{t("list.status")}</Button>}
      {rights.alerts && allStand && rows.length <= mostInAddress && (
        <Button onClick={() => void navigate(`/preAlertDetail?waybills=${rows.map(({ id }) => id).join(",")}`)}>
          {t("list.preAlert")}
        </Button>
      )}
      {rights.deletes && allStand && <Button onClick={() => onWork("void")}>{t("list.void")}</Button>}
      {rights.deletes && (
        <Button danger onClick={() => onWork("delete")}>
          {t("list.delete")}
        </Button>
      )}
    </>
  );
}
