import { loadavg } from "node:os";
import { auditFinancialRequest, getFinancialAuditList, mostDecisions } from "@lading/contract/approval";
import { getPayableList, mostPaid, payFinancialRequests } from "@lading/contract/payment";
import type { Pool } from "pg";
import { summarise, timed, type Times } from "./measure.ts";
import type { Server } from "./server.ts";

/** How long deciding on requests and paying them takes. */
export interface ApprovalFigures {
  /** The machine's load before measuring began. */
  load: number;
  requests: number;
  waiting: number;
  list: Times;
  deciding: Times;
  toPay: Times;
  paying: Times;
}

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

const requests = 100_000;
/** Of them: wait for the person who asks. */
const waiting = 2_000;
/** Batches that are decided on and paid. */
const batches = 5;
/** Rows of a page, as the screens ask for. */
const pageSize = 20;

/**
 * Requests of a salesperson: most were agreed to by the administrator and paid, some wait for the administrator, some were agreed
 * to by the general manager and wait for the cashier, who is the administrator here.
 */
async function loadRequests({ pool, companyId }: Bench): Promise<void> {
  const person = (email: string) =>
    `(SELECT id FROM staff_user WHERE company_id = '${companyId}' AND email = '${email}')`;
  const approved = batches * mostPaid;
  const client = await pool.connect();
  const run = (text: string) => client.query(text.replaceAll(":company", `'${companyId}'`));
  try {
    await client.query("BEGIN");
    await run(`CREATE TEMPORARY TABLE made ON COMMIT DROP AS
      SELECT n, gen_random_uuid() AS id,
        -- Ids rise with time.
        overlay(gen_random_uuid()::text PLACING lpad(to_hex(n), 8, '0') FROM 1 FOR 8)::uuid AS approval_id, 100 + n % 900 AS amount, s.id AS applicant_id, s.user_name AS applicant_name,
        CASE WHEN n <= ${waiting} THEN 'pending' WHEN n <= ${waiting + approved} THEN 'approved' ELSE 'paid' END AS stage,
        CASE WHEN n <= ${waiting} OR n > ${waiting + approved} THEN a.id ELSE g.id END AS approver_id
      FROM generate_series(1, ${requests}) AS n,
        staff_user s, staff_user a, staff_user g
      WHERE s.company_id = :company AND s.id = ${person("sales1@lading.example")}
        AND a.company_id = :company AND a.id = ${person("demo@lading.example")}
        AND g.company_id = :company AND g.id = ${person("generalmanager1@lading.example")}`);
    await run(`INSERT INTO financial_request (company_id, id, kind, number, stage, applicant_id, applicant_name, submitted_at, statement,
        currency, amount, payee_accounts, payment_record_number, paid_on)
      SELECT :company, id, 'expense', 'BENCH-' || n, stage, applicant_id, applicant_name, now(), 'Bench ' || n, 'RMB', amount,
        jsonb_build_array(jsonb_build_object('receiveMethod', 'cash', 'accountName', applicant_name, 'bankName', '', 'bankNumber', '',
          'amount', amount || '.00', 'walletOf', NULL)),
        CASE WHEN stage = 'paid' THEN 'BENCH-' || n ELSE '' END, CASE WHEN stage = 'paid' THEN current_date END
      FROM made`);
    await run(`INSERT INTO approval (company_id, id, chain, subject, subject_id, number, applicant_id, applicant_name, department, title,
        payee, currency, amount, worth, settlement_currency, secret, outcome, ended_at)
      SELECT :company, approval_id, 'operating', 'expense', id, 'BENCH-' || n, applicant_id, applicant_name, '', 'Bench ' || n,
        applicant_name, 'RMB', amount, amount, 'RMB', false, CASE WHEN stage = 'pending' THEN 'pending' ELSE 'agreed' END,
        CASE WHEN stage <> 'pending' THEN now() END
      FROM made`);
    await run(`INSERT INTO approval_level (company_id, approval_id, level, position_name, result, decided_by, decided_by_name, decided_at)
      SELECT :company, approval_id, 1, 'Bench', CASE WHEN stage = 'pending' THEN 'replying' ELSE 'agree' END,
        CASE WHEN stage <> 'pending' THEN approver_id END, '', CASE WHEN stage <> 'pending' THEN now() END
      FROM made`);
    await run(`INSERT INTO approval_person (company_id, approval_id, level, approver_id, turn)
      SELECT :company, approval_id, 1, approver_id, stage = 'pending' FROM made`);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  await pool.query("VACUUM ANALYZE");
}

/** Loads the requests, then reads what waits, decides and pays in batches as large as may be. */
export async function measureApprovals(bench: Bench, rounds: number): Promise<ApprovalFigures> {
  const { server, token } = bench;
  await loadRequests(bench);
  const load = loadavg()[0] ?? 0;
  const wanted = { view: "waiting", pageSize } as const;
  const list: number[] = [];
  const toPay: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = 1 + (round % 10);
    list.push(await timed(() => server.call(getFinancialAuditList, { ...wanted, page }, token)));
    toPay.push(await timed(() => server.call(getPayableList, { pageSize, page }, token)));
  }
  const deciding: number[] = [];
  const paying: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const { rows } = await server.call(getFinancialAuditList, { view: "waiting", pageSize: mostDecisions }, token);
    const decisions = rows.map(({ id, version }) => ({ id, version }));
    deciding.push(
      await timed(() => server.call(auditFinancialRequest, { decisions, agree: true, opinion: "" }, token)),
    );
    const items = await payables(bench);
    const paidOn = new Date().toISOString().slice(0, 10);
    paying.push(await timed(() => server.call(payFinancialRequests, { items, paidOn, method: "cash" }, token)));
  }
  return {
    load,
    requests,
    waiting,
    list: summarise(list),
    deciding: summarise(deciding),
    toPay: summarise(toPay),
    paying: summarise(paying),
  };
}

/** So many records as may be paid at once: those that the person neither applied for nor decided on. */
async function payables({ server, token }: Bench) {
  const items: { subject: "expense"; id: string; version: number }[] = [];
  for (let page = 1; items.length < mostPaid; page += 1) {
    const { rows } = await server.call(
      getPayableList,
      { subject: "expense", currency: "RMB", search: "BENCH", pageSize: 200, page },
      token,
    );
    if (rows.length === 0) throw new Error("Nothing is left to pay");
    for (const { id, version, hindrance } of rows)
      if (hindrance === "" && items.length < mostPaid) items.push({ subject: "expense", id, version });
  }
  return items;
}
