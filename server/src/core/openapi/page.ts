import type { Document, Operation } from "./document.ts";
import { escape, html, schemaTable } from "./page-parts.ts";
import type { Parameter, ReadOperation } from "./public-reads.ts";
import { isRaw, type RawOperation } from "./raw-routes.ts";
import type { Refused } from "./refusals.ts";
import { refName, type Schema } from "./schemas.ts";

/** The document as a page for people: whole without JavaScript; `/docs/search.js` only filters it. */
export function renderPage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, { post, get }]) => [
    ...(post
      ? [
          {
            tags: post.tags,
            part: isRaw(post) ? rawPart(`POST ${path}`, post, document) : callPart(path, post, document),
          },
        ]
      : []),
    ...(get
      ? [{ tags: get.tags, part: isRaw(get) ? rawPart(`GET ${path}`, get, document) : readPart(path, get, document) }]
      : []),
  ]);
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ tags }) => tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas)
    .filter(([name]) => !isOfOneCall(name))
    .map(
      ([name, schema]) =>
        `<section class="one" id="${escape(name)}" data-find="${escape(name.toLowerCase())}"><h3>${escape(name)}</h3>${schema.description === undefined ? "" : `<p>${html(schema.description)}</p>`}${schemaTable(schema)}</section>`,
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} calls</title>
<style>${style}</style>
<script src="/docs/search.js" defer></script>
</head>
<body>
<header>
<h1>${escape(document.info.title)} <small>${escape(document.info.version)}</small></h1>
${document.info.description
  .split("\n")
  .map((line) => `<p>${html(line)}</p>`)
  .join("")}
<p><a href="/openapi.json">openapi.json</a> · ${calls.length} calls</p>
<input id="search" type="search" placeholder="Search calls, rights, refusals, fields" aria-label="Search" hidden>
<p id="found" role="status"></p>
</header>
<nav aria-label="Calls">${groups.map(({ name }) => `<a href="#group-${escape(name)}">${escape(name)}</a>`).join("")}<a href="#schemas">Schemas</a></nav>
<main>
${groups.map(({ name, calls: some }) => `<section class="group" id="group-${escape(name)}"><h2>${escape(name)}</h2>${some.map(({ part }) => part).join("")}</section>`).join("")}
<section class="group" id="schemas"><h2>Schemas</h2>${schemas.join("")}</section>
</main>
</body>
</html>
`;
}

/** A call shows its own request and answer itself. */
function isOfOneCall(name: string): boolean {
  return /\.(Request|Answer)$/.test(name);
}

type Listed = Refused & { status: string };

function refusalsOf(responses: Readonly<Record<string, { "x-refusals"?: readonly Refused[] }>>): Listed[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    (response["x-refusals"] ?? []).map(({ code, text }) => ({ status, code, text })),
  );
}

const paragraphs = (text: string) =>
  text
    .split("\n\n")
    .map((part) => `<p>${html(part)}</p>`)
    .join("");
const refusalTable = (refusals: readonly Listed[]) =>
  `<div class="scroll"><table><tbody>${refusals.map(({ status, code, text }) => `<tr><td>${status}</td><td><code>${escape(code)}</code></td><td>${html(text)}</td></tr>`).join("")}</tbody></table></div>`;
const sample = (label: string, value: unknown) =>
  `<pre tabindex="0" aria-label="${label}">${escape(JSON.stringify(value, null, 2))}</pre>`;

function readPart(path: string, get: ReadOperation, { components }: Document): string {
  const refusals = refusalsOf(get.responses);
  const find = [path, get.summary, get.description, ...refusals.map(({ code }) => code)].join(" ").toLowerCase();
  const { schema, example } = get.responses["200"]?.content["application/json"] ?? { schema: {} };
  const table = (one: Schema) => schemaTable(components.schemas[refName(one) ?? ""] ?? one);
  const form = Object.values(get.responses).find((one) => one["x-refusals"])?.content["application/json"].schema ?? {};
  return `<details class="one" id="${escape(get.operationId)}" data-find="${escape(find)}">
<summary><code>GET ${escape(path)}</code> <span>${html(get.summary)}</span></summary>
${paragraphs(get.description)}
${parameterTables(get.parameters)}
<h4>Answer</h4>${table(schema)}
${sample("Example answer", example)}
<h4>Refusals</h4>${table(form)}
${refusalTable(refusals)}
</details>`;
}

function parameterTables(parameters: readonly (Parameter | { $ref: string })[]): string {
  const named = parameters.flatMap((one) => ("name" in one ? [one] : []));
  const titles = { path: "In the path", query: "After the question mark" };
  return (["path", "query"] as const)
    .map((where) => {
      const those = named.filter((one) => one.in === where);
      const properties = Object.fromEntries(
        those.map((one) => [one.name, { ...one.schema, description: one.description }]),
      );
      const required = those.flatMap((one) => (one.required ? [one.name] : []));
      if (those.length === 0) return "";
      return `<h4>${titles[where]}</h4>${schemaTable({ type: "object", properties, required })}`;
    })
    .join("");
}

function rawPart(title: string, operation: RawOperation, { components }: Document): string {
  const table = (one: Schema) => schemaTable(components.schemas[refName(one) ?? ""] ?? one);
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const refusals = refusalsOf(responses);
  const find = [title, summary, description, ...refusals.map(({ code }) => code)].join(" ").toLowerCase();
  const contents = (content: RawOperation["responses"][string]["content"]) =>
    Object.entries(content).map(([type, { schema }]) => {
      const shown = schema?.allOf?.[1]?.properties?.["Content"] ?? schema;
      return `<p><code>${escape(type)}</code></p>${shown ? table(shown) : ""}`;
    });
  const answer = responses["200"];
  return `<details class="one" id="${escape(operationId)}" data-find="${escape(find)}">
<summary><code>${escape(title)}</code> <span>${html(summary)}</span></summary>
${paragraphs(description)}
${parameterTables(parameters)}
${requestBody ? `<h4>Request</h4>${contents(requestBody.content).join("")}` : ""}
<h4>Answer</h4><p>${html(answer?.description ?? "")}</p>${contents(answer?.content ?? {}).join("")}
<h4>Refusals</h4>
${refusalTable(refusals)}
</details>`;
}

function callPart(path: string, post: Operation, { components }: Document): string {
  const table = (one: Schema) => schemaTable(components.schemas[refName(one) ?? ""] ?? one);
  const refusals = refusalsOf(post.responses);
  const find = [path, post.summary, post.description, ...refusals.map(({ code }) => code)].join(" ").toLowerCase();
  const { schema, example } = post.requestBody.content["application/json"];
  const answer = post.responses["200"]?.content["application/json"].schema.allOf?.[1]?.properties?.["Content"] ?? {};
  const changes = post.parameters.some(({ $ref }) => $ref.endsWith("IdempotencyKey"));
  return `<details class="one" id="${escape(post.operationId)}" data-find="${escape(find)}">
<summary><code>${escape(path)}</code> <span>${html(post.summary)}</span></summary>
${paragraphs(post.description)}
${changes ? "<p>Changes something: takes an <code>Idempotency-Key</code>.</p>" : ""}
<h4>Request</h4>${table(schema)}
${sample("Example request", example)}
<h4>Answer</h4>${table(answer)}
<h4>Refusals</h4>
${refusalTable(refusals)}
</details>`;
}

/** Filters the page as one types; a call that is linked to opens. */
export const searchScript = `const box = document.getElementById("search");
const found = document.getElementById("found");
const parts = [...document.querySelectorAll("[data-find]")];
box.hidden = false;
box.addEventListener("input", () => {
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const part of parts) {
    const text = part.dataset.find + " " + (words.length > 0 ? part.textContent.toLowerCase() : "");
    part.hidden = !words.every((word) => text.includes(word));
    if (!part.hidden) count += 1;
  }
  for (const group of document.querySelectorAll(".group")) group.hidden = !group.querySelector("[data-find]:not([hidden])");
  found.textContent = words.length > 0 ? count + " found" : "";
});
const open = () => {
  const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (part instanceof HTMLDetailsElement) part.open = true;
};
addEventListener("hashchange", open);
open();
`;

const style = `
:root { color-scheme: light; --line: #d9d9d9; --soft: #f5f7fa; --blue: #0958d9; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 16px; font: 15px/1.55 system-ui, sans-serif; color: #1f1f1f; overflow-wrap: anywhere; }
a { color: var(--blue); }
h1 small { font-size: 14px; font-weight: 400; color: #595959; }
h2 { margin: 32px 0 8px; }
h4 { margin: 16px 0 4px; }
input { width: 100%; padding: 10px 12px; font: inherit; border: 1px solid #8c8c8c; border-radius: 6px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 0; border-bottom: 1px solid var(--line); position: sticky; top: 0; background: #fff; }
details.one, section.one { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; scroll-margin-top: 64px; }
section.one h3 { margin: 4px 0; font-size: 15px; }
summary { cursor: pointer; }
summary code { font-weight: 600; }
summary span { color: #595959; }
code, pre { font-family: ui-monospace, monospace; font-size: 13px; }
pre { background: var(--soft); padding: 8px 12px; border-radius: 6px; overflow-x: auto; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 4px 8px 4px 0; border-top: 1px solid var(--line); font-weight: 400; min-width: 64px; }
thead th { font-size: 13px; color: #595959; border-top: 0; }
table code { overflow-wrap: normal; white-space: nowrap; }
small { color: #595959; }
.must { color: #a8071a; }
[hidden] { display: none !important; }
`;
