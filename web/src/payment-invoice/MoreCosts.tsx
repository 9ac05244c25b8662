import type { Currency } from "@lading/contract/core";
import {
  getPaymentInvoiceCostList,
  matchPaymentInvoiceCosts,
  matchStateTexts,
  mostInvoiceCosts,
  paymentInvoiceFieldTexts,
  type InvoiceCost,
  type MatchedReference,
} from "@lading/contract/payment-invoice";
import { plainDigits } from "@lading/contract/core";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { CallError, useRead, useSubmission } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Note, SmallTable, useTyped, Problem } from "#ui";
import { withLines, type InvoiceLine } from "./invoice-line.ts";
import { readStatement } from "./statement-text.ts";

/** Ways to the costs of an invoice: those under its number, a pasted or scanned statement, and all others of the supplier. */
export function MoreCosts({ id }: { id: string | null }) {
  const { t } = useTexts("payment-invoice");
  const form = Form.useFormInstance();
  const customerNumber: string | undefined = Form.useWatch("customerNumber");
  const currency: Currency | undefined = Form.useWatch("currency");
  const lines: readonly InvoiceLine[] = Form.useWatch("costs") ?? [];
  const add = (more: readonly InvoiceCost[]) => form.setFieldValue("costs", withLines(lines, more));
  if (customerNumber === undefined || currency === undefined) return <p className="muted">{t("chooseFirst")}</p>;
  const of = { customerNumber, currency };
  return (
    <div className="payment-invoice-ways">
      <UnderNumber {...{ of, lines }} onAdd={add} />
      <Statement key={`${customerNumber} ${currency}`} {...{ of, id }} onAdd={add} />
      <Others {...{ of, lines }} onAdd={add} />
    </div>
  );
}

interface WayProps {
  of: { customerNumber: string; currency: Currency };
  lines: readonly InvoiceLine[];
  onAdd: (costs: readonly InvoiceCost[]) => void;
}

const without = (costs: readonly InvoiceCost[], lines: readonly InvoiceLine[]) => {
  const chosen = new Set(lines.map(({ id }) => id));
  return costs.filter(({ id }) => !chosen.has(id));
};

/** Costs that were entered under the number of the invoice. */
function UnderNumber({ of, lines, onAdd }: WayProps) {
  const { t } = useTexts("payment-invoice");
  const typed: string = Form.useWatch("billReferNo") ?? "";
  const billReferNo = useTyped(typed.trim());
  const asked = { ...of, billReferNo, invoiced: false, pageSize: 200 };
  const { data } = useRead(getPaymentInvoiceCostList, asked, {
    enabled: billReferNo !== "",
    quiet: true,
    ownErrors: true,
  });
  const found = billReferNo === "" ? [] : without(data?.rows ?? [], lines);
  if (found.length === 0) return null;
  return (
    <Note
      type="info"
      title={t("underNumber", { count: found.length })}
      action={<Button onClick={() => onAdd(found)}>{t("take")}</Button>}
    />
  );
}

interface StatementProps {
  of: WayProps["of"];
  id: string | null;
  onAdd: WayProps["onAdd"];
}

/** Numbers pasted from the supplier's statement, or scanned one after the other, are matched with its costs at once. */
function Statement({ of, id, onAdd }: StatementProps) {
  const { t } = useTexts("payment-invoice");
  const match = useSubmission(matchPaymentInvoiceCosts, { ownErrors: true });
  const [text, setText] = useState("");
  const [result, setResult] = useState<{ rows: readonly MatchedReference[]; missing: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const references = readStatement(plainDigits(text));
  const run = async () => {
    setProblem(null);
    try {
      const { rows, missing } = await match({ ...of, id, references });
      onAdd(rows.flatMap(({ costs }) => costs));
      setResult({ rows, missing: missing.length });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  const isTooMany = references.length > mostInvoiceCosts;
  return (
    <details className="payment-invoice-more">
      <summary>{t("statement")}</summary>
      <p className="muted">{t("statementHint")}</p>
      <Input.TextArea
        aria-label={t("statement")}
        autoSize={{ minRows: 3, maxRows: 10 }}
        dir="ltr"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={references.length === 0 || isTooMany} onClick={() => void run()}>
        {t("match", { count: references.length })}
      </Button>
      {isTooMany && <Note type="error" title={t("tooMany", { max: mostInvoiceCosts })} />}
      {problem !== null && <Problem text={problem} />}
      {result && <Matched {...result} />}
    </details>
  );
}

/** The result of a match: numbers that need a look are listed. */
function Matched({ rows, missing }: { rows: readonly MatchedReference[]; missing: number }) {
  const { t, language } = useTexts("payment-invoice");
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const open = rows.filter(({ state }) => state !== "matched");
  const matched = rows.filter(({ costs }) => costs.length > 0).length;
  return (
    <>
      <Note
        type={open.length === 0 ? "success" : "warning"}
        title={t("matchedOf", { matched, count: rows.length })}
        {...(missing > 0 && { description: t("missing", { count: missing }) })}
      />
      {open.length > 0 && (
        <SmallTable
          label={t("open")}
          columns={[field("billReferNo"), field("status"), field("paymentInvoiceNo")]}
          rows={open.map(({ reference, state, paymentInvoiceNo }, place) => ({
            key: `${place} ${reference}`,
            cells: [reference, matchStateTexts[state][language], paymentInvoiceNo],
          }))}
        />
      )}
    </>
  );
}

/** The supplier's other costs in the currency that no invoice has yet. */
function Others({ of, lines, onAdd }: WayProps) {
  const { t, word } = useTexts("payment-invoice");
  const field = useFieldTexts(paymentInvoiceFieldTexts);
  const asked = { ...of, invoiced: false, pageSize: 200, sort: "costDate" as const, order: "asc" as const };
  const { data } = useRead(getPaymentInvoiceCostList, asked, { quiet: true, ownErrors: true });
  const others = without(data?.rows ?? [], lines);
  if (data?.rows.length === 0) return <p className="muted">{t("noOthers", { currency: of.currency })}</p>;
  if (others.length === 0) return null;
  return (
    <details className="payment-invoice-more">
      <summary>{t("others", { count: others.length })}</summary>
      <div className="payment-invoice-others">
        <SmallTable
          label={t("others", { count: others.length })}
          columns={[
            field("waybillNumber"),
            field("chargeItem"),
            field("billReferNo"),
            field("costDate"),
            { title: field("expected"), number: true },
            { title: "", actions: true },
          ]}
          rows={others.map((cost) => ({
            key: cost.id,
            cells: [
              cost.waybillNumber,
              cost.chargeItem,
              cost.billReferNo,
              formatDate(cost.costDate),
              formatMoney(cost.expected, cost.currency),
              <Button key="add" type="link" onClick={() => onAdd([cost])}>
                {word("add")}
              </Button>,
            ],
          }))}
        />
      </div>
      <Button onClick={() => onAdd(others)}>{t("addAll")}</Button>
    </details>
  );
}
