import { plainAmount } from "@lading/contract/charge-item";
import { amount, named } from "@lading/contract/core";
import {
  contractFields,
  contractFieldTexts as texts,
  customerContract,
  type exportContractList,
  type getContractList,
} from "@lading/contract/customer-contract";
import { z } from "zod";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import type { Context } from "#core/http";
import { countContracts, filtered, readContracts } from "./read.ts";
import { contractTexts } from "./texts.ts";

/** A page of contracts. */
export async function listContracts({ db, input, session, language }: Context<typeof getContractList>) {
  const where = await filtered(db, session, input);
  const { sort, order, page, pageSize } = input;
  const [rows, total] = await Promise.all([
    readContracts(db, where, { language, sort, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countContracts(db, where),
  ]);
  return { rows, total };
}

const { contractNumber, name, nature, conclusion, issuer, creditDays, remark } = contractFields;
const { customerNumber, customerName, state, currency, uploader } = customerContract.shape;
const sheetFields = {
  contractNumber,
  name,
  customerNumber,
  customerName,
  nature,
  state,
  conclusion,
  issuer,
  from: named(z.iso.date(), texts.from),
  to: named(z.iso.date(), texts.to),
  creditDays,
  creditAmount: named(amount, texts.creditAmount),
  creditLimit: named(amount, texts.creditLimit),
  currency,
  attachments: named(z.array(z.string()), texts.attachments),
  uploader,
  remark,
};

/** The filtered contracts as a spreadsheet. */
export async function exportContracts(context: Context<typeof exportContractList>) {
  const { db, input, session, language } = context;
  const { sort, order } = input;
  const found = await readContracts(db, await filtered(db, session, input), {
    language,
    sort,
    order,
    limit: exportLimit,
  });
  const rows = found.map(({ validity, attachments, ...row }) => ({
    ...row,
    ...validity,
    creditAmount: row.creditAmount && plainAmount(row.creditAmount, row.currency),
    creditLimit: row.creditLimit && plainAmount(row.creditLimit, row.currency),
    attachments: attachments.map((file) => file.name),
  }));
  const sheet = sheetOfFields(sheetFields, rows, language);
  return await exportedSheet(context, { title: contractTexts.contracts[language], ...sheet });
}
