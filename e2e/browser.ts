import { AxeBuilder } from "@axe-core/playwright";
import type { Language } from "@lading/contract/core";
import { chromium, type Browser, type Page } from "playwright-core";
import { expect } from "vitest";
import { demoPassword } from "./companies.ts";
import type { Stage } from "./stage.ts";

/** Debian's Chromium; scripts/test.mjs says where it is. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env["LADING_CHROMIUM"] ?? "/usr/bin/chromium";
  return await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

export interface Visit {
  language: Language;
  phone?: boolean;
}

/** Pages that are open, each with its last calls. */
const pages = new Map<Page, string[]>();
const mostCalls = 6;

/** The page's last calls and their answers. */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  const add = (text: string) => {
    calls.push(text);
    if (calls.length > mostCalls) calls.shift();
  };
  page.on("request", (request) => {
    if (request.method() === "POST") add(`${new URL(request.url()).pathname} …`);
  });
  page.on("response", (response) => {
    if (response.request().method() === "POST") add(`${new URL(response.url()).pathname} ${response.status()}`);
  });
  return calls;
}

/**
 * Runs in the browser: a page that is shown must not be hidden again while a piece of it is on its way. A field would lose
 * its focus and an open choice its place; such a piece waits in a boundary of its own.
 */
function reportHiddenPages(): void {
  const hidden = ".page-place[data-again]";
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && (node.matches(hidden) || node.querySelector(hidden))))
      reportError(new Error(`${location.pathname} was shown, and hidden again by a piece on its way`));
  }).observe(document, { childList: true, subtree: true });
}

/** Sizes of windows, in px. */
export const deskWindow = { width: 1440, height: 900 };
export const phoneWindow = { width: 390, height: 844 };

/**
 * A person's own browser: a language, a window or a phone. A page's error fails the test. Nothing moves, as people may
 * ask of their system: what is fading out is not there any more, however slow the machine is.
 */
export async function visit({ browser, url }: Stage, { language, phone = false }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? phoneWindow : deskWindow,
    timezoneId: "Asia/Riyadh",
    locale: { zh: "zh-CN", en: "en-GB", ar: "ar-SA" }[language],
    acceptDownloads: true,
    reducedMotion: "reduce",
    ...(phone && {
      isMobile: true,
      hasTouch: true,
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile",
    }),
  });
  await context.addInitScript(reportHiddenPages);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => {
    throw error;
  });
  pages.set(page, followCalls(page));
  page.on("close", () => pages.delete(page));
  await page.goto(url);
  return page;
}

/** Each open page as a person sees it: its address, notices and dialogs; and its last calls. */
export async function seenNow(): Promise<string> {
  const seen = await Promise.all(
    [...pages].map(async ([page, calls]) => {
      const said = page.locator(".toasts, [role=alert], [role=dialog]").filter({ visible: true });
      return [page.url(), ...(await said.allInnerTexts()), ...calls];
    }),
  );
  return seen
    .flat()
    .map((text) => `  | ${text.replaceAll(/\s+/g, " ")}\n`)
    .join("");
}

/** Signs in on the sign-in page, as the first company's administrator where nobody else is named. */
export async function signInAsStaff(
  page: Page,
  stage: Stage,
  account = stage.account,
  password = demoPassword,
): Promise<void> {
  await page.goto(`${stage.url}/login`);
  await page.locator("input[name=account]").fill(account);
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/myHome/myInfo");
}

/** Signs in on the sign-in page as a customer of the first company; C0001 where none is named. */
export async function signInAsCustomer(
  page: Page,
  stage: Stage,
  number = "C0001",
  password = demoPassword,
): Promise<void> {
  await page.goto(`${stage.url}/login`);
  await page.getByRole("tab").nth(1).click();
  const field = (name: string) => page.locator(`input[name=${name}]`).filter({ visible: true });
  await field("companyCode").fill(stage.code.toLowerCase());
  await field("customerNumber").fill(number);
  await field("password").fill(password);
  await page.locator("button[type=submit]").filter({ visible: true }).click();
  await page.waitForURL("**/customerHome/customerInfo");
}

/** Nothing on the page, or in a part of it, is a serious hindrance to people who use it by keyboard, screen reader or with poor sight. */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  // Each rule's passing elements would be described too, which takes a third of the time. A page of its own to put the results
  // of frames of other origins together is not opened either: Lading has none.
  const builder = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
  const { violations } = await builder.analyze();
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious).toEqual([]);
}

/** Each target within is 24 px wide and high, or has room around it (WCAG 2.2, 2.5.8). */
export async function expectRoomyTargets(page: Page, within: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withRules(["target-size"]).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
}

/** The page runs in the direction of its language, and nothing is wider than the window. */
export async function expectDirection(page: Page, direction: "ltr" | "rtl"): Promise<void> {
  const shown = await page.evaluate(() => ({
    direction: document.documentElement.dir,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(shown).toEqual({ direction, overflow: 0 });
}

/** Gives the page's window another size and waits until the page is drawn in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    // The first frame tells the page of its size; what it makes of it is drawn by the second.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
