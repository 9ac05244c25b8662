import { menu } from "@lading/contract/all";
import type { Language } from "@lading/contract/core";
import { menuPages } from "@lading/contract/system";
import type { Page } from "playwright-core";
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

/** Opens each page and looks that it runs in the direction of its language and nothing is wider than the window. */
export async function openEach(page: Page, { url }: Stage, { paths, language, axe }: Opened): Promise<void> {
  for (const path of paths) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
    await page.waitForTimeout(400);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    if (axe) await expectAccessible(page);
  }
}
