import { chromium } from "playwright-core";
const [base, lang, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
await c.addCookies([{ name: "language", value: lang, url: base }]);
const p = await c.newPage();
await p.goto(base + "/login"); await p.waitForSelector("input");
await p.locator("input:visible").nth(0).fill("demo@lading.example"); await p.locator("input[type=password]:visible").fill("lading-demo"); await p.keyboard.press("Enter");
await p.waitForURL((u) => !u.pathname.includes("login"), { timeout: 60000 });
for (const path of paths) {
  await p.goto(base + path); await p.waitForSelector(".data-table tbody tr", {timeout: 15000}).catch(()=>{}); await p.waitForTimeout(500);
  console.log(path, await p.evaluate(() => { const t = document.querySelector(".data-table"); if (!t) return "none"; return t.scrollWidth + "/" + t.clientWidth + " " + [...t.querySelectorAll("thead tr > *")].map((h) => h.textContent.trim() + ":" + Math.round(h.getBoundingClientRect().width)).join(" | "); }));
}
await b.close();
