import "./payroll.css";
import {
  addPayrollRequestApplication,
  exportPayrollRequestList,
  getPayrollRequestList,
  payrollShown,
  payrollTitles,
  type ListedPayroll,
} from "@lading/contract/payroll";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useApprovalsChanged } from "#approval";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useSharedColumns, useSharedFilters } from "#financial-request";
import { useExport } from "#jobs";
import { ListPage, MonthInput, TabModal, useEditingWords, useFieldColumns, useFieldFilters } from "#ui";
import { PayrollForm } from "./PayrollForm.tsx";

/** /payrollRequest: the payroll requests that the person sees. */
export default function PayrollPage() {
  const { word } = useTexts("payroll");
  const may = useMayCall();
  const exporting = useExport(exportPayrollRequestList);
  const words = useEditingWords(payrollTitles.one);
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  useApprovalsChanged(getPayrollRequestList);
  return (
    <>
      <ListPage
        call={getPayrollRequestList}
        columns={useColumns()}
        filters={useFilters()}
        toolbar={
          may(addPayrollRequestApplication) && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
        rowActions={({ id }) => <Link to={`/payrollDetails?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportPayrollRequestList) ? exporting.start : undefined}
      />
      {exporting.card}
      {isAdding && (
        <TabModal open width={900} title={words.add} onCancel={() => setAdding(false)}>
          <PayrollForm
            request={null}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(`/payrollDetails?id=${id}`)}
          />
        </TabModal>
      )}
    </>
  );
}

function useColumns() {
  const { t } = useTexts("payroll");
  const column = useFieldColumns(payrollShown);
  const shared = useSharedColumns<ListedPayroll>([
    column<ListedPayroll>("period", { card: "line", render: ({ period }) => <bdi dir="ltr">{period}</bdi> }),
    column<ListedPayroll>("employees", { align: "end" }),
  ]);
  return [
    column<ListedPayroll>("number", {
      sort: "number",
      card: "head",
      render: ({ id, number }) => (
        <Link to={`/payrollDetails?id=${id}`}>
          {number === "" ? <span>{t("draft")}</span> : <bdi dir="ltr">{number}</bdi>}
        </Link>
      ),
    }),
    ...shared,
  ];
}

function useFilters() {
  const shared = useSharedFilters();
  const filter = useFieldFilters(payrollShown);
  return useMemo(() => [...shared, filter("period", <MonthInput />)], [shared, filter]);
}
