// node shots.mjs OUTDIR BASE LANG WIDTH user PATH...
import { chromium } from "playwright-core";
const [out, base, lang, width, who, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const c = await b.newContext({ viewport: { width: +width, height: +width < 600 ? 844 : 900 }, isMobile: +width < 600, hasTouch: +width<600, deviceScaleFactor: 1, reducedMotion: "reduce" });
await c.addCookies([{ name: "language", value: lang, url: base }]);
const p = await c.newPage();
if (who !== "none") {
  await p.goto(base + "/login");
  const r = await p.evaluate(async ({who, lang}) => {
    const body = who.includes("@") ? { account: who, password: "lading-demo" } : null;
    return null;
  }, {who, lang});
  await p.waitForSelector("input");
  const inputs = p.locator("input:visible");
  if (who.includes("@")) { await inputs.nth(0).fill(who); await p.locator("input[type=password]:visible").fill("lading-demo"); }
  else { await p.getByRole("tab").nth(1).click(); await p.waitForTimeout(500); const i = p.locator("input:visible"); await i.nth(0).fill("DEMO"); await i.nth(1).fill(who); await p.locator("input[type=password]:visible").fill("lading-demo"); }
  await p.keyboard.press("Enter");
  await p.waitForURL((u) => !u.pathname.includes("login"), { timeout: 30000 });
  await p.waitForTimeout(1500);
}
for (const path of paths) {
  await p.goto(base + path); await p.waitForLoadState("networkidle").catch(()=>{}); await p.waitForTimeout(900);
  const name = path.replaceAll(/[^a-zA-Z0-9]+/g, "_");
  await p.screenshot({ path: `${out}/${lang}-${width}${name}.png`, fullPage: process.env.FULL === "1" });
  console.log(path, await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.querySelectorAll(".data-table").length && document.querySelector(".data-table").scrollWidth + "/" + document.querySelector(".data-table").clientWidth]));
}
await b.close();
