// Opens a page of `maxtext hlo report` in Chromium and uses it as a reader does: loads, searches, opens a fusion, zooms, sorts,
// filters, hovers. Fails on what does not react and on any message of the console.
//
//     npm install playwright-core
//     node report_browser.mjs report.html NAME_OF_A_FUSION SCREENSHOT_PREFIX
//
// CHROMIUM names the browser, /usr/bin/chromium by default.
import assert from "node:assert/strict";
import path from "node:path";
import { chromium } from "playwright-core";

const [page_file, fusion, prefix] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1300, height: 850 } });
  const messages = [];
  const requests = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  page.on("dialog", (dialog) => messages.push(`dialog ${dialog.message()}`));
  const start = Date.now();
  await page.goto(`file://${path.resolve(page_file)}`);
  const loaded = Date.now() - start;
  const tab = (name) => page.click(`nav button[data-tab=${name}]`);
  const shot = (name) => page.screenshot({ path: `${prefix}${name}.png` });
  const tabs = await page.locator("nav button").allTextContents();
  await shot("summary");
  await tab("cost");
  await shot("cost");

  await tab("memory");
  const timeline = await page.locator("#timeline-svg").boundingBox();
  const before = await page.textContent("#timeline-note");
  await page.mouse.move(timeline.x + timeline.width / 2, timeline.y + 100);
  const hovered = await page.textContent("#timeline-note");
  assert.notEqual(hovered, before, "hovering over the timeline shows a moment");
  await shot("memory");

  await tab("graph");
  await page.fill("#graph-search", fusion);
  await page.press("#graph-search", "Enter");
  assert.match(await page.textContent("#detail"), new RegExp(fusion.replace(/[.]/g, "\\.")), "the search finds it");
  const around = await page.locator("#graph-svg g.node").evaluateAll((nodes) => nodes.map((n) => n.dataset.name));
  await page.locator(`#graph-svg g.node[data-name="${fusion}"]`).dispatchEvent("dblclick");
  const inside = await page.locator("#graph-svg g.node").evaluateAll((nodes) => nodes.map((n) => n.dataset.name));
  assert.notDeepEqual(inside, around, "a fusion opens");
  const whole = await page.getAttribute("#graph-svg", "viewBox");
  const graph = await page.locator("#graph-svg").boundingBox();
  await page.mouse.move(graph.x + 100, graph.y + 100);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((box) => document.querySelector("#graph-svg").getAttribute("viewBox") !== box, whole);
  await shot("graph");

  await tab("ops");
  const rows = page.locator("#op-table tr");
  const all = await page.textContent("#op-count");
  await page.fill("#filter", fusion);
  assert.notEqual(await page.textContent("#op-count"), all, "the filter leaves out rows");
  await page.fill("#filter", "");
  const column = async () => (await page.locator("#op-table tr td:nth-child(7)").allTextContents()).slice(0, 20).join("|");
  const unsorted = await column();
  await page.locator("#op-table th").nth(6).click();
  assert.notEqual(await column(), unsorted, "a column sorts");
  assert.ok((await rows.count()) > 2);
  await shot("ops");
  if (tabs.some((name) => /diff/i.test(name))) {
    await tab("diff");
    await shot("diff");
  }
  assert.deepEqual(messages, [], "the console is silent");
  assert.deepEqual(requests.filter((url) => !url.startsWith("file:")), [], "nothing is fetched");
  console.log(`fine: loaded in ${loaded} ms, ${tabs.join(" ")}; ${hovered}; ${around.length} nodes around, ${inside.length} inside`);
} finally {
  await browser.close();
}
