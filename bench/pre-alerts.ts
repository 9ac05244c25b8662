import { randomUUID } from "node:crypto";
import {
  createWorkOrderByPreAlert,
  getPreAlertInfo,
  getPreAlertList,
  ladingInternaPush,
  loadPreAlertInfo,
  savePreAlertInfo,
} from "@lading/contract/pre-alert";
import { chromium, type Browser, type Page } from "playwright-core";
import type { Pool } from "pg";
import { summarise, timed, type Times } from "./measure.ts";
import type { Server } from "./server.ts";

export interface PreAlertFigures {
  /** Milliseconds from the server's answer to the click on "Push" until the receiver's list shows the pre-alert. */
  fromAnswer: Times & { worst: number };
  /** The same from the click itself. */
  fromClick: Times & { worst: number };
  rounds: number;
  /** Milliseconds of one work order of so many houses. */
  workOrder: Times;
  houses: number;
}

const rounds = 12;
const orders = 5;
const houses = 500;

interface Bench {
  server: Server;
  pool: Pool;
}

/** Pre-alerts between the two demo companies: pushed with both looking on, and a large one made into waybills. */
export async function measurePreAlerts({ server, pool }: Bench): Promise<PreAlertFigures> {
  const sender = await server.signIn("demo@lading.example");
  const receiver = await server.signIn("demo2@lading.example");
  const workOrder: number[] = [];
  for (let round = 0; round < orders; round += 1) {
    const alertNumber = await largeAlert({ server, pool }, sender);
    const { rows } = await server.call(getPreAlertList, { search: alertNumber }, receiver);
    const id = rows[0]?.id ?? "";
    workOrder.push(await timed(() => server.call(createWorkOrderByPreAlert, { id }, receiver)));
  }
  return { ...(await measurePushes(server, sender)), workOrder: summarise(workOrder), houses };
}

/** A pre-alert of a main waybill over many houses, pushed; gives its number. */
async function largeAlert({ server, pool }: Bench, token: string): Promise<string> {
  const mainId = randomUUID();
  const name = `BENCH-${Date.now()}`;
  const columns = `company_id, id, type, is_main, main_waybill_id, house_number, main_number, shipping_date, consignee_name,
    country, city, product_name, pieces, weight, volume, created_by, created_by_name`;
  await pool.query(
    `WITH company AS (SELECT company_id FROM company_directory WHERE code = 'DEMO'), main AS (
      INSERT INTO waybill (${columns}) SELECT company_id, $1, 5, true, NULL, $2, $2, current_date, 'Agent', 'SA', 'Riyadh',
        'Consolidation', $3::int, $3::int, 10, gen_random_uuid(), 'Bench' FROM company RETURNING company_id)
    INSERT INTO waybill (${columns}) SELECT company_id, gen_random_uuid(), 5, false, $1, $2 || '-' || n, $2, current_date,
      'Consignee ' || n, 'SA', 'Riyadh', 'Goods', 1, 1, 0.01, gen_random_uuid(), 'Bench' FROM main, generate_series(1, $3::int) AS n`,
    [mainId, name, houses],
  );
  const waybillIds = [mainId];
  const { fields } = await server.call(loadPreAlertInfo, { waybillIds }, token);
  const { id, alertNumber } = await server.call(
    savePreAlertInfo,
    { waybillIds, ...fields, cargoType: "general" },
    token,
  );
  const { version } = await server.call(getPreAlertInfo, { id }, token);
  await server.call(ladingInternaPush, { id, companyCode: "DEMO2", version }, token);
  return alertNumber;
}

/** Two browsers side by side: one pushes by hand, the other has the list open and is not touched. */
async function measurePushes(server: Server, token: string) {
  const executablePath = process.env["LADING_CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const from = await signedIn(browser, server, "demo@lading.example");
    const to = await signedIn(browser, server, "demo2@lading.example");
    await to.goto(`${server.url}/logisticsManagement/preAlertList`);
    await to.locator("tbody tr a").first().waitFor();
    const { rows } = await server.call(getPreAlertList, { direction: "sent" }, token);
    const source = rows.find(({ waybillId }) => waybillId !== null)?.waybillId;
    if (!source) throw new Error("The demo set has no pre-alert of a main waybill");
    const fromAnswer: number[] = [];
    const fromClick: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const { fields } = await server.call(loadPreAlertInfo, { waybillIds: [source] }, token);
      const made = await server.call(
        savePreAlertInfo,
        { waybillIds: [source], ...fields, cargoType: "general" },
        token,
      );
      const times = await pushOnce({ from, to, server }, made);
      // The first only warms up.
      if (round < 0) continue;
      fromAnswer.push(times.fromAnswer);
      fromClick.push(times.fromClick);
    }
    return { fromAnswer: withWorst(fromAnswer), fromClick: withWorst(fromClick), rounds };
  } finally {
    await browser.close();
  }
}

const withWorst = (times: readonly number[]) => ({ ...summarise(times), worst: Math.max(...times) });

async function signedIn(browser: Browser, server: Server, account: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.locator("input[name=account]").fill(account);
  await page.locator("input[name=password]").fill("lading-demo");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/myHome/myInfo");
  return page;
}

interface Sides {
  from: Page;
  to: Page;
  server: Server;
}

async function pushOnce({ from, to, server }: Sides, { id, alertNumber }: { id: string; alertNumber: string }) {
  await from.goto(`${server.url}/preAlertDetail?id=${id}`);
  await from.getByRole("button", { name: "Push on Lading" }).click();
  const dialog = from.getByRole("dialog");
  await dialog.locator("input").first().fill("DEMO2");
  await dialog.getByText("شركة الرواسي للشحن والتخليص").first().waitFor();
  const answered = from
    .waitForResponse((response) => response.url().endsWith(ladingInternaPush.path))
    .then(() => performance.now());
  const shown = to
    .locator("tbody tr", { hasText: alertNumber })
    .first()
    .waitFor()
    .then(() => performance.now());
  const clicked = performance.now();
  await dialog.locator("button[type=submit]").click();
  const [answer, arrival] = await Promise.all([answered, shown]);
  return { fromAnswer: Math.max(0, arrival - answer), fromClick: arrival - clicked };
}
