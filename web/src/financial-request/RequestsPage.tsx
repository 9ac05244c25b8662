import "./financial-request.css";
import {
  addOperatingExpenseRequest,
  expenseShown,
  exportFinancialRequestList,
  getFinancialRequestList,
  requestTitles,
  type ListedExpense,
} from "@lading/contract/financial-request";
import { getPayrollRequestList, payrollTitles } from "@lading/contract/payroll";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useApprovalsChanged } from "#approval";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { useExport } from "#jobs";
import { ListPage, TabModal, useEditingWords, useFieldColumns, useFieldFilters } from "#ui";
import { useSharedColumns, useSharedFilters } from "./columns.tsx";
import { CategorySelect } from "./CategorySelect.tsx";
import { ExpenseForm } from "./ExpenseForm.tsx";

/** /businessLedger/financialRequest: expense requests; payroll has a page of its own. */
export default function RequestsPage() {
  const { word, language } = useTexts("financial-request");
  const may = useMayCall();
  const exporting = useExport(exportFinancialRequestList);
  const words = useEditingWords(requestTitles.one);
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  useApprovalsChanged(getFinancialRequestList);
  return (
    <>
      <ListPage
        call={getFinancialRequestList}
        columns={useColumns()}
        filters={useFilters()}
        toolbar={
          <>
            {may(addOperatingExpenseRequest) && (
              <Button type="primary" onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
            {may(getPayrollRequestList) && <Link to="/payrollRequest">{payrollTitles.all[language]}</Link>}
          </>
        }
        rowActions={({ id }) => <Link to={`/financialRequestDetail?id=${id}`}>{word("open")}</Link>}
        onExport={may(exportFinancialRequestList) ? exporting.start : undefined}
      />
      {exporting.card}
      {isAdding && (
        <TabModal open width={860} title={words.add} onCancel={() => setAdding(false)}>
          <ExpenseForm
            request={null}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(`/financialRequestDetail?id=${id}`)}
          />
        </TabModal>
      )}
    </>
  );
}

function useColumns() {
  const { t } = useTexts("financial-request");
  const column = useFieldColumns(expenseShown);
  const shared = useSharedColumns<ListedExpense>([
    column<ListedExpense>("supplierName", { card: "line", render: ({ supplierName }) => <bdi>{supplierName}</bdi> }),
    column<ListedExpense>("categoryName", { render: ({ categoryName }) => <bdi>{categoryName}</bdi> }),
    column<ListedExpense>("costCategory", { hidden: true }),
    column<ListedExpense>("costCode", { hidden: true }),
    column<ListedExpense>("withinBudget", { hidden: true }),
    column<ListedExpense>("voucherNumber", { hidden: true }),
    column<ListedExpense>("paymentCode", { hidden: true }),
  ]);
  return [
    column<ListedExpense>("number", {
      sort: "number",
      card: "head",
      render: ({ id, number }) => (
        <Link to={`/financialRequestDetail?id=${id}`}>
          {number === "" ? <span>{t("draft")}</span> : <bdi dir="ltr">{number}</bdi>}
        </Link>
      ),
    }),
    ...shared,
  ];
}

function useFilters() {
  const shared = useSharedFilters();
  const filter = useFieldFilters(expenseShown);
  return useMemo(
    () => [
      ...shared,
      filter("supplierName"),
      { ...filter("categoryName", <CategorySelect allowClear />), name: "categoryId" },
      filter("costCategory"),
      filter("withinBudget"),
    ],
    [shared, filter],
  );
}
