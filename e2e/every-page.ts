import { menu } from "@lading/contract/all";
import type { Language } from "@lading/contract/core";
import { menuPages } from "@lading/contract/system";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { deskWindow, expectAccessible, expectDirection, phoneWindow, resize } from "./browser.ts";
import type { Stage } from "./stage.ts";

export const staffPaths = menu.pages.filter(({ rightOnly }) => rightOnly !== true).map(({ url }) => url);
export const customerPaths = menuPages(menu.customers).map(({ url }) => url);

/** Pages that a person opens one after the other. */
interface Opened {
  paths: readonly string[];
  language: Language;
  /** Whether hindrances are looked for too; the rules of axe are the same in every language. */
  axe: boolean;
  /** Whether each page is looked at in a window as narrow as a phone's too. */
  alsoNarrow?: boolean;
}

/** Opens each page: it runs in the direction of its language, nothing is wider than the window, a list fits. */
export async function openEach(
  page: Page,
  { url }: Stage,
  { paths, language, axe, alsoNarrow = false }: Opened,
): Promise<void> {
  const expectFit = async (path: string) => {
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    expect(await misfits(page), path).toEqual([]);
    if (language !== "en") expect(await englishButtons(page), path).toEqual([]);
  };
  const answered = followAnswers(page);
  for (const path of paths) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
    await answered();
    await expectFit(path);
    // The frame around the pages is the same everywhere: it is looked at once.
    if (axe) await expectAccessible(page, path === paths[0] ? "html" : "#content");
    if (!alsoNarrow) continue;
    await resize(page, phoneWindow);
    await answered();
    await expectFit(path);
    await resize(page, deskWindow);
  }
}

/** Opens each list of a page that has several: all fit, as the first does. */
export async function openParts(page: Page, { url }: Stage, path: string): Promise<void> {
  const answered = followAnswers(page);
  await page.goto(url + path);
  const parts = page.locator("#content .segments label");
  await parts.first().waitFor();
  for (const part of await parts.all()) {
    await part.click();
    await answered();
    expect(await misfits(page), `${path} ${await part.innerText()}`).toEqual([]);
  }
}

const pollMs = 50;
const quietMs = 150;
const mostMs = 5000;

/** Waits until the page has asked nothing for a moment, all that it asked is answered, and its list is drawn. */
function followAnswers(page: Page): () => Promise<void> {
  let open = new Set<Request>();
  let last = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) open = new Set();
    // A stream of events stays open.
    if (request.headers()["accept"] !== "text/event-stream") open.add(request);
    last = Date.now();
  });
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    const until = Date.now() + mostMs;
    const isBusy = async () =>
      open.size > 0 ||
      Date.now() < last + quietMs ||
      (await page.locator("[aria-busy=true]").filter({ visible: true }).count()) > 0;
    while (Date.now() < until && (await isBusy())) await page.waitForTimeout(pollMs);
  };
}

/** So much a list may be wider than its place, in px: names of the demo's people and companies differ from run to run. */
const nameLeeway = 40;

/** The most that search and buttons of a list take of a phone's window. */
const headPart = 1 / 4;

/** Columns that are cut, figures that are broken in two, a list's head that takes a phone's window for itself, parts without a gap. */
async function misfits(page: Page): Promise<string[]> {
  return await page.evaluate(
    ([part = 0, leeway = 0]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the browser, which gets this function alone
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetParent !== null);
      const cut = shown(".list-page .data-table")
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + leeway)
        .map(({ scrollWidth, clientWidth }) => `columns of ${scrollWidth} px in ${clientWidth} px`);
      const broken = shown(".data-card dd[data-align=end]")
        .filter(({ offsetHeight, textContent }) => offsetHeight > 26 && /^[\d.,]+$/.test(textContent))
        .map(({ textContent }) => `broken: ${textContent}`);
      const heads = shown(".list-page:has(.data-cards-page)")
        .map((list) => {
          const rows = list.querySelector(".data-cards")?.getBoundingClientRect().top ?? 0;
          return Math.round(rows - list.getBoundingClientRect().top);
        })
        .filter((height) => height > window.innerHeight * part)
        .map((height) => `${height} px before the first row`);
      const touching = shown("#content .panel, #content .note")
        .filter((upper) => {
          const next =
            upper.nextElementSibling?.matches(".panel, .note") === true ? upper.nextElementSibling : undefined;
          const between = next && next.getBoundingClientRect().top - upper.getBoundingClientRect().bottom;
          return between !== undefined && Math.abs(between) < 4;
        })
        .map(({ textContent }) => `no gap below: ${textContent.slice(0, 40)}`);
      return [...cut, ...broken, ...heads, ...touching];
    },
    [headPart, nameLeeway],
  );
}

/** Buttons without a text whose name is English all the same, as a library's own are. */
async function englishButtons(page: Page): Promise<string[]> {
  const names = await page
    .locator("button[aria-label]")
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => (button.textContent.trim() === "" ? [button.getAttribute("aria-label") ?? ""] : [])),
    );
  return names.filter((name) => /^[A-Za-z ]+$/.test(name) && name !== "Lading");
}
