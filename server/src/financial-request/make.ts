import { auditFinancialRequest, handOnFinancialAudit } from "@lading/contract/approval";
import {
  addOperatingExpenseRequest,
  deleteOperatingExpenseRequest,
  editOperatingExpenseRequest,
  getOperatingExpenseRequestLog,
  loadOperatingExpenseRequestInfo,
  submitOperatingExpenseRequest,
  withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { sql } from "drizzle-orm";
import type { RecordKind } from "#core/testing";

export const requestKinds: readonly RecordKind[] = [
  {
    name: "expenseRequest",
    calls: [
      deleteOperatingExpenseRequest,
      editOperatingExpenseRequest,
      getOperatingExpenseRequestLog,
      loadOperatingExpenseRequestInfo,
      submitOperatingExpenseRequest,
      withdrawOperatingExpenseRequest,
    ],
    make: async ({ ask, idOf, word }) => {
      const categoryId = await idOf("expenseCategory");
      const request = { ...addOperatingExpenseRequest.example, categoryId, statement: word };
      return (await ask(addOperatingExpenseRequest, request)).id;
    },
  },
  {
    name: "approval",
    calls: [auditFinancialRequest, handOnFinancialAudit],
    // The company's only person in authority applied for it, so it is put there by hand.
    make: async ({ idOf, inside, companyId, userId, word }) => {
      const subjectId = await idOf("expenseRequest");
      return await inside(async (db) => {
        const { rows } = await db.execute<{ id: string }>(sql`
          INSERT INTO approval (company_id, id, chain, subject, subject_id, number, applicant_id, applicant_name, department,
            title, payee, currency, amount, worth, settlement_currency, secret)
          VALUES (${companyId}, gen_random_uuid(), 'operating', 'expense', ${subjectId}, 'ER26-0000001', ${userId}, ${word},
            '', ${word}, '', 'RMB', 1, 1, 'RMB', false) RETURNING id`);
        return rows[0]?.id ?? "";
      });
    },
  },
  { name: "user", fields: ["userId"], only: [handOnFinancialAudit] },
];
