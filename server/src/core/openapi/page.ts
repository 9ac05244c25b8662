import type { Document } from "./document.ts";
import { typeNamesOf } from "./names.ts";
import type { Operation } from "./operation.ts";
import { escape, html, schemaTable } from "./page-parts.ts";
import { contentOf, type Content, type Response, type Responses } from "./responses.ts";
import { refName } from "./schemas.ts";

/** The document as a page for people: whole without JavaScript; `/docs/search.js` only filters it. */
export function renderPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, { post, get }]) => [
    ...(post ? [{ ...post, title: post["x-raw"] ? `POST ${path}` : path }] : []),
    ...(get ? [{ ...get, title: `GET ${path}` }] : []),
  ]);
  const groups = document.tags.map(({ name, description = "" }) => ({
    name,
    description,
    parts: operations.filter(({ tags }) => tags.includes(name)).map((one) => operationPart(one, document)),
  }));
  // An operation shows its own types itself.
  const own = new Set(operations.flatMap(({ operationId }) => Object.values(typeNamesOf(operationId))));
  const schemas = Object.entries(document.components.schemas)
    .filter(([name]) => !own.has(name))
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
<p><a href="/openapi.json">openapi.json</a> · ${operations.length} calls</p>
<input id="search" type="search" placeholder="Search calls, rights, refusals, fields" aria-label="Search" hidden>
<p id="found" role="status"></p>
</header>
<nav aria-label="Calls">${groups.map(({ name }) => `<a href="#group-${escape(name)}">${escape(name)}</a>`).join("")}<a href="#schemas">Schemas</a></nav>
<main>
${groups.map(({ name, description, parts }) => `<section class="group" id="group-${escape(name)}"><h2>${escape(name)}</h2><p>${html(description)}</p>${parts.join("")}</section>`).join("")}
<section class="group" id="schemas"><h2>Schemas</h2>${schemas.join("")}</section>
</main>
</body>
</html>
`;
}

const paragraphs = (text: string) =>
  text
    .split("\n\n")
    .map((part) => `<p>${html(part)}</p>`)
    .join("");
const sample = (label: string, value: unknown) =>
  value === undefined ? "" : `<pre tabindex="0" aria-label="${label}">${escape(JSON.stringify(value, null, 2))}</pre>`;

function operationPart(operation: Operation & { title: string }, document: Document): string {
  const { operationId, title, summary, description, requestBody, responses } = operation;
  const find = [title, summary, description, ...operation["x-refusals"]].join(" ").toLowerCase();
  const done = resolved(responses["200"], document);
  return `<details class="one" id="${escape(operationId)}" data-find="${escape(find)}">
<summary><code>${escape(title)}</code> <span>${html(summary)}</span></summary>
${paragraphs(description)}
${operation.parameters.some((one) => "$ref" in one && one.$ref.endsWith("IdempotencyKey")) ? "<p>Changes something: takes an <code>Idempotency-Key</code>.</p>" : ""}
${parameterTables(operation.parameters)}
${requestBody ? `<h4>Request</h4>${bodies(requestBody.content, "Example request", document)}` : ""}
<h4>Answer</h4>${operation["x-raw"] ? `<p>${html(done.description)}</p>` : ""}${bodies(done.content, "Example answer", document)}
<h4>Refusals</h4>
${refusalTable(operation["x-refusals"], document)}
</details>`;
}

/** An answer itself, where it stands among the components. */
function resolved(response: Responses[string] | undefined, document: Document): Response {
  if (response === undefined) return { description: "", content: {} };
  if (!("$ref" in response)) return response;
  return resolved(document.components.responses[response.$ref.split("/").at(-1) ?? ""], document);
}

function bodies(content: Content, label: string, { components }: Document): string {
  return Object.entries(content)
    .map(([type, { schema, example }]) => {
      const shown = contentOf(schema);
      const table = shown ? schemaTable(components.schemas[refName(shown) ?? ""] ?? shown) : "";
      return `${type === "application/json" ? "" : `<p><code>${escape(type)}</code></p>`}${table}${sample(label, example)}`;
    })
    .join("");
}

function refusalTable(codes: readonly string[], document: Document): string {
  const rows = codes.map((code) => {
    const { status = "", text = "" } = document["x-refusals"][code] ?? {};
    return `<tr><td>${status}</td><td><code>${escape(code)}</code></td><td>${html(text)}</td></tr>`;
  });
  return `<div class="scroll"><table><tbody>${rows.join("")}</tbody></table></div>`;
}

function parameterTables(parameters: Operation["parameters"]): string {
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
