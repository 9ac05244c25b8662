// `node e2e/pictures.ts [URL]`: takes the README's pictures of a running Lading with the demo's data, in Debian's
// Chromium or the one that LADING_CHROMIUM names.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@lading/contract/core";
import { chromium, type Page, type ViewportSize } from "playwright-core";

const url = process.argv[2] ?? "http://127.0.0.1:3000";
const folder = join(import.meta.dirname, "../docs/pictures");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env["LADING_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/** A person's browser: a language, and a window or a phone. */
async function visit(language: Language, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addCookies([{ name: "language", value: language, url }]);
  return await context.newPage();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator("input:visible").first().fill("demo@lading.example");
  await page.locator("input[type=password]:visible").fill("lading-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => !address.pathname.includes("login"));
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(url + path);
  await page.waitForTimeout(3000);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const desk = await visit("en", { width: 1280, height: 800 });
await signIn(desk);
await take(desk, "/logisticsManagement/checkWayBill", "waybills");
const number = await desk.locator(".waybill-number bdi").nth(6).textContent();
await take(desk, "/logisticsManagement/buildWayBillNo", "new-waybill");
const phone = await visit("ar", { width: 390, height: 800 });
await take(phone, `/waybillDetail?numbers=${number}`, "tracking-on-a-phone");
await browser.close();
