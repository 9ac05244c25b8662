import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import type { Server } from "./server.ts";
import { summarise, type Times } from "./measure.ts";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface BrowserFigures {
  /** Bytes of JavaScript as it travels (compressed). */
  signInBytes: number;
  /** Of the largest first screen after signing in. */
  firstScreenBytes: number;
  /** Milliseconds from the navigation until the first row of the list is there, with an empty cache. */
  listUsable: Times;
  /** Milliseconds from the click on a tab until its page shows. */
  tabSwitch: Times;
}

/** The browser's downloads and how soon it can be used, on loopback. */
export async function measureBrowser(server: Server): Promise<BrowserFigures> {
  const executablePath = process.env["LADING_CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" })
    ).newPage();
    const signInBytes = await scriptBytes(page, async () => {
      await page.goto(`${server.url}/login`);
      await page.waitForTimeout(1500);
    });
    await page.locator("input[name=account]").fill("demo@lading.example");
    await page.locator("input[name=password]").fill("lading-demo");
    await page.locator("button[type=submit]").click();
    await page.waitForURL("**/myHome/myInfo");
    const kept = await page.context().storageState();
    const listUsable: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: "en-GB",
        storageState: kept,
      });
      const fresh = await context.newPage();
      const begun = performance.now();
      await fresh.goto(`${server.url}/logisticsManagement/checkWayBill`);
      await fresh.locator("tbody tr a").first().waitFor();
      listUsable.push(performance.now() - begun);
      await fresh.waitForTimeout(1500);
      await context.close();
    }
    return {
      signInBytes,
      firstScreenBytes: await largestFirstScreen(browser, server, kept),
      listUsable: summarise(listUsable.slice(1)),
      tabSwitch: await measureTabs(page, server),
    };
  } finally {
    await browser.close();
  }
}

/** The pages that people open most, and the largest form. */
const firstScreens = [
  "/myHome/myInfo",
  "/logisticsManagement/checkWayBill",
  "/logisticsManagement/buildWayBillNo",
  "/systemManagement/userList",
] as const;

async function largestFirstScreen(browser: Browser, server: Server, storageState: StorageState): Promise<number> {
  let most = 0;
  for (const path of firstScreens) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", storageState });
    const page = await context.newPage();
    const bytes = await scriptBytes(page, async () => {
      await page.goto(server.url + path);
      await page.locator("h1").first().waitFor();
      await page.waitForTimeout(1500);
    });
    most = Math.max(most, bytes);
    await context.close();
  }
  return most;
}

async function scriptBytes(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  // The bodies as they travel, without the responses' headers.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await work();
  await session.detach();
  return bytes;
}

/** Between two kept-alive tabs, to and fro. */
async function measureTabs(page: Page, server: Server): Promise<Times> {
  await page.goto(`${server.url}/logisticsManagement/checkWayBill`);
  await page.locator("tbody tr a").first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const [tab, shown] of [
      ["My profile", "h1"],
      ["Waybills", "tbody tr a"],
    ] as const) {
      const elapsed = await page.evaluate(
        async ([name, selector]) => {
          const tabs = [...document.querySelectorAll<HTMLElement>(".tab-bar .tab button")];
          const wanted = tabs.find((one) => one.textContent.trim() === name);
          if (!wanted) throw new Error(`There is no tab ${name}`);
          const begun = performance.now();
          wanted.click();
          for (;;) {
            await new Promise(requestAnimationFrame);
            const there = [...document.querySelectorAll<HTMLElement>(selector)].some(
              (one) => one.offsetParent !== null,
            );
            if (there) return performance.now() - begun;
          }
        },
        [tab, shown] as const,
      );
      times.push(elapsed);
    }
  return summarise(times.slice(2));
}
