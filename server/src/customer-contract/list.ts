import {
  contractFieldTexts as texts,
  contractNatures,
  contractStates,
  type exportContractList,
  type getContractList,
} from "@lading/contract/customer-contract";
import { exportedSheet, exportLimit } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { countContracts, filtered, readContracts } from "./read.ts";
import { contractTexts } from "./texts.ts";

/** A page of contracts. */
export async function listContracts({ db, input, session }: Context<typeof getContractList>) {
  const where = await filtered(db, session, input);
  const { sort, order, page, pageSize } = input;
  const [rows, total] = await Promise.all([
    readContracts(db, where, { sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countContracts(db, where),
  ]);
  return { rows, total };
}

const columns = [
  "contractNumber",
  "name",
  "customerNumber",
  "customerName",
  "nature",
  "state",
  "conclusion",
  "issuer",
  "from",
  "to",
  "creditDays",
  "creditAmount",
  "creditLimit",
  "currency",
  "attachments",
  "uploader",
  "remark",
] as const;

/** The filtered contracts as a spreadsheet. */
export async function exportContracts(context: Context<typeof exportContractList>) {
  const { db, input, session, language } = context;
  const { sort, order } = input;
  const rows = await readContracts(db, await filtered(db, session, input), { sort, order, limit: exportLimit });
  const figures: ReadonlySet<string> = new Set(["creditDays", "creditAmount", "creditLimit"]);
  return await exportedSheet(context, {
    title: contractTexts.contracts[language],
    columns: columns.map((field) => ({
      heading: texts[field][language],
      width: field.toLowerCase().includes("name") ? 30 : 16,
      ...(figures.has(field) && { kind: "number" as const }),
    })),
    rows: rows.map((row) => [
      row.contractNumber,
      row.name,
      row.customerNumber,
      row.customerName,
      contractNatures[row.nature][language],
      contractStates[row.state][language],
      row.conclusion,
      row.issuer,
      row.validity.from,
      row.validity.to,
      row.creditDays === null ? "" : String(row.creditDays),
      row.creditAmount,
      row.creditLimit,
      row.currency,
      row.attachments.map(({ name }) => name).join("; "),
      row.uploader,
      row.remark,
    ]),
  });
}
