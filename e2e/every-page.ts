import { menu } from "@lading/contract/all";
import type { Language } from "@lading/contract/core";
import { menuPages } from "@lading/contract/system";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectDirection } from "./browser.ts";
import type { Stage } from "./stage.ts";

export const staffPaths = menu.pages.filter(({ rightOnly }) => rightOnly !== true).map(({ url }) => url);
export const customerPaths = menuPages(menu.customers).map(({ url }) => url);

/** Pages that a person opens one after the other. */
interface Opened {
  paths: readonly string[];
  language: Language;
  /** Whether hindrances are looked for too; the rules of axe are the same in every language. */
  axe: boolean;
}

/** Opens each page: it runs in the direction of its language, nothing is wider than the window, a list fits. */
export async function openEach(page: Page, { url }: Stage, { paths, language, axe }: Opened): Promise<void> {
  for (const path of paths) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
    await page.waitForTimeout(400);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    expect(await misfits(page), path).toEqual([]);
    if (axe) await expectAccessible(page);
  }
}

/** So much a list may be wider than its place, in px: names of the demo's people and companies differ from run to run. */
const nameLeeway = 40;

/** The most that search and buttons of a list take of a phone's window. */
const headPart = 1 / 4;

/** Columns that are cut, figures that are broken in two, and a list's head that takes a phone's window for itself. */
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
      return [...cut, ...broken, ...heads];
    },
    [headPart, nameLeeway],
  );
}
