import "./list.css";
import { exportWayBillList, wayBillListByPage, type ListedWaybill } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { ListPage } from "#ui";
import { useColumns } from "./columns.tsx";
import { useFilters } from "./filters.tsx";
import { whyNoMain } from "./main-choice.ts";
import { RowActions } from "./RowActions.tsx";
import { WorkDialog, type Work, type WorkKind } from "./WorkDialog.tsx";

const builds = "/logisticsManagement/buildWayBillNo";
const checks = "/logisticsManagement/checkWayBill";

/** /logisticsManagement/checkWayBill */
export default function WaybillListPage() {
  const may = useMay();
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
        toolbar={(selected) => <Toolbar selected={selected} />}
        bulkActions={(rows, clear) => (
          <BulkActions rows={rows} onWork={(kind) => setWork({ kind, waybills: rows, onDone: clear })} />
        )}
        rowActions={(row) => <RowActions row={row} onWork={(kind) => setWork({ kind, waybills: [row] })} />}
        {...(may(`${checks}:export`) && { onExport: exporting.start })}
      />
      {exporting.card}
      <WorkDialog work={work} onClose={() => setWork(null)} />
    </div>
  );
}

/** New waybills, and a main one over what is selected. */
function Toolbar({ selected }: { selected: readonly ListedWaybill[] }) {
  const { t, language } = useTexts("waybill");
  const may = useMay();
  const navigate = useNavigate();
  if (!may(`${builds}:add`)) return null;
  const makeMain = () => {
    const problem = whyNoMain(selected, language);
    if (problem === null) void navigate(`${builds}?main=${selected.map(({ id }) => id).join(",")}`);
    else notify.warning(problem);
  };
  return (
    <>
      <Button type="primary" onClick={() => void navigate(builds)}>
        {t("list.add")}
      </Button>
      <Button onClick={makeMain}>{t("list.makeMain")}</Button>
    </>
  );
}

interface BulkActionsProps {
  rows: readonly ListedWaybill[];
  onWork: (kind: WorkKind) => void;
}

function BulkActions({ rows, onWork }: BulkActionsProps) {
  const { t } = useTexts("waybill");
  const may = useMay();
  const edits = may(`${checks}:edit`) && rows.every(({ voided }) => !voided);
  const deletes = may(`${checks}:delete`);
  return (
    <>
      {edits && <Button onClick={() => onWork("events")}>{t("list.addEvent")}</Button>}
      <Button onClick={() => onWork("label")}>{t("list.printLabels")}</Button>
      <Button onClick={() => onWork("a4")}>{t("list.printA4s")}</Button>
      {edits && <Button onClick={() => onWork("status")}>{t("list.status")}</Button>}
      {deletes && rows.every(({ voided }) => !voided) && (
        <Button onClick={() => onWork("void")}>{t("list.void")}</Button>
      )}
      {deletes && (
        <Button danger onClick={() => onWork("delete")}>
          {t("list.delete")}
        </Button>
      )}
    </>
  );
}
