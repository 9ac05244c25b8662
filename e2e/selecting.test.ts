import { expect, test } from "vitest";
import { signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

test.each([false, true])(
  "Selecting rows moves none of them; what can be done with them is in view (on a phone: %s)",
  async (phone) => {
    const clerk = await Desk.open(lading, { language: "en", phone });
    const { page } = clerk;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
    await clerk.rows.nth(1).waitFor();
    const top = async () => (await clerk.rows.nth(1).boundingBox())?.y;
    const before = await top();
    await clerk.rows.nth(1).getByRole("checkbox").check();
    await expect.poll(() => clerk.button("waybill:list.addEvent").isVisible()).toBe(true);
    expect(await top()).toBe(before);
    const bar = await page.locator(".list-selection").boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await page.context().close();
  },
);
