import {
  getPayrollSheetTemplate,
  mostPayrollDetails,
  payrollFieldTexts,
  readPayrollSheet,
  type PayrollDetail,
} from "@lading/contract/payroll";
import { amountLeft } from "@lading/contract/charge-item";
import { isDecimal, minorUnits, mostMinorUnits } from "@lading/contract/core";
import type { StoredFile } from "@lading/contract/files";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { downloadFile, useSubmission } from "#core/api";
import { isRecord } from "#core/guards";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DecimalInput, FileInput, Note, SmallTable } from "#ui";
import { DetailTable } from "./DetailTable.tsx";

interface DetailsInputProps {
  value?: readonly PayrollDetail[];
  onChange?: (details: readonly PayrollDetail[]) => void;
  currency: string;
}

/** The employees of a payroll request: taken from a sheet, or entered one by one. */
export function DetailsInput({ value = [], onChange, currency }: DetailsInputProps) {
  return (
    <div className="payroll-details">
      <FromSheet onRead={(details) => onChange?.(details)} />
      {value.length > 0 && (
        <DetailTable
          details={value}
          currency={currency}
          onRemove={(place) => onChange?.(value.filter((_, at) => at !== place))}
        />
      )}
      {value.length < mostPayrollDetails && (
        <Form.Item name={newDetailField} noStyle>
          <NewDetail currency={currency} onAdd={(detail) => onChange?.([...value, detail])} />
        </Form.Item>
      )}
    </div>
  );
}

type Problem = { row: number; column: string; message: string };

/** Reads a sheet; what is wrong is said, and then no employee is taken. */
function FromSheet({ onRead }: { onRead: (details: readonly PayrollDetail[]) => void }) {
  const { t, word } = useTexts("payroll");
  const template = useSubmission(getPayrollSheetTemplate);
  const read = useSubmission(readPayrollSheet);
  const [file, setFile] = useState<StoredFile | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const take = async (chosen: StoredFile | null) => {
    setFile(chosen);
    setProblems([]);
    if (!chosen) return;
    const answer = await read({ fileId: chosen.id });
    setProblems(answer.problems);
    if (answer.problems.length === 0) onRead(answer.details);
  };
  const fetchTemplate = async () => {
    const { path, name } = await template({});
    await downloadFile(path, name);
  };
  return (
    <>
      <div className="payroll-sheet">
        <FileInput use="payrollImport" value={file} onChange={(chosen) => void take(chosen).catch(() => undefined)} />
        <Button type="link" onClick={() => void fetchTemplate().catch(() => undefined)}>
          {t("template")}
        </Button>
      </div>
      {problems.length > 0 && (
        <>
          <Note type="error" title={t("sheetWrong")} />
          <SmallTable
            label={t("sheetWrong")}
            columns={[{ title: word("row"), number: true }, word("column"), { title: word("problem"), wide: true }]}
            rows={problems.map(({ row, column, message }) => ({
              key: `${row} ${column}`,
              cells: [String(row), column, message],
            }))}
          />
        </>
      )}
    </>
  );
}

const isNumber = (text: string) => isDecimal(text, mostMinorUnits);
const empty = { employeeName: "", employeeDepartment: "", grossPay: "", deductions: "" };
type Typed = typeof empty;

/** The form's field of an employee who is typed and not yet added. */
const newDetailField = "newDetail";

/** For `RecordForm`: an employee who is typed and not yet added would be left out. */
export function useDetailLeft(): (values: Record<string, unknown>) => string | undefined {
  const { t } = useTexts("payroll");
  return ({ [newDetailField]: typed }) =>
    isRecord(typed) && Object.values(typed).some((text) => text !== "") ? t("detailLeft") : undefined;
}

/** The form's values without it. */
export const withoutNewDetail = ({ [newDetailField]: _typed, ...values }: Record<string, unknown>) => values;

interface NewDetailProps {
  value?: Typed;
  onChange?: (typed: Typed) => void;
  currency: string;
  onAdd: (detail: PayrollDetail) => void;
}

/** A further employee; the net pay follows from the figures. */
function NewDetail({ value: typed = empty, onChange, currency, onAdd }: NewDetailProps) {
  const { t } = useTexts("payroll");
  const field = useFieldTexts(payrollFieldTexts);
  const { employeeName, employeeDepartment, grossPay, deductions } = typed;
  const netPay = isNumber(grossPay) ? amountLeft(grossPay, isNumber(deductions) ? deductions : "0") : "";
  const isWhole = employeeName.trim() !== "" && netPay !== "" && !netPay.startsWith("-");
  const text = (name: "employeeName" | "employeeDepartment", maxLength: number) => (
    <Input
      aria-label={field(name)}
      placeholder={field(name)}
      value={typed[name]}
      maxLength={maxLength}
      dir="auto"
      onChange={({ target }) => onChange?.({ ...typed, [name]: target.value })}
    />
  );
  const figure = (name: "grossPay" | "deductions") => (
    <DecimalInput
      aria-label={field(name)}
      placeholder={field(name)}
      scale={minorUnits(currency)}
      value={typed[name]}
      onChange={(value) => onChange?.({ ...typed, [name]: value })}
    />
  );
  return (
    <div className="payroll-new">
      {text("employeeName", 80)}
      {text("employeeDepartment", 60)}
      {figure("grossPay")}
      {figure("deductions")}
      <Button
        disabled={!isWhole}
        onClick={() => {
          onAdd({ employeeName: employeeName.trim(), employeeDepartment, grossPay, deductions, netPay, remark: "" });
          onChange?.(empty);
        }}
      >
        {t("addEmployee")}
      </Button>
    </div>
  );
}
