import { refName, type Schema } from "./schemas.ts";

/** Text as it may stand in HTML; `code` in backquotes becomes code. */
export function html(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The fields of an object, or the kind of anything else, as a reader sees it. */
export function schemaTable(schema: Schema): string {
  if (schema.properties === undefined) return alternatives(schema) || `<p>${kindOf(schema)}</p>`;
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties).map(([name, field]) => {
    const mark = required.has(name) ? ' <span class="must" title="required">*</span>' : "";
    const nested = nestedOf(field);
    const told = [field.description === undefined ? "" : html(field.description), limitsOf(field)].filter(
      (text) => text !== "",
    );
    return `<tr><th scope="row"><code>${escape(name)}</code>${mark}</th><td>${kindOf(field)}</td><td>${told.join("<br>")}${nested}</td></tr>`;
  });
  if (rows.length === 0) return "<p>An empty object.</p>";
  return `<div class="scroll"><table><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function nestedOf(field: Schema): string {
  if (field.properties) return schemaTable(field);
  if (field.items?.properties) return schemaTable(field.items);
  return "";
}

function alternatives(schema: Schema): string {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((part) => part.properties);
  return parts.map((part, place) => `<p>${place === 0 ? "Either" : "Or"}</p>${schemaTable(part)}`).join("");
}

/** A short name of a schema's kind, with a link to a named one. */
function kindOf(schema: Schema): string {
  const name = refName(schema);
  if (name !== undefined) return `<a href="#${escape(name)}">${escape(name)}</a>`;
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((one) => `<code>${escape(JSON.stringify(one))}</code>`).join(" ");
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return [...new Set(parts.map(kindOf))].join(" or ");
  if (schema.items) return `list of ${kindOf(schema.items)}`;
  const type = typeof schema.type === "string" ? schema.type : (schema.type?.join(" or ") ?? "any");
  return escape(schema.format === undefined ? type : `${type} (${schema.format})`);
}

const limitNames = {
  minLength: "at least characters",
  maxLength: "at most characters",
  minimum: "from",
  maximum: "to",
  maxItems: "at most items",
  minItems: "at least items",
} as const;

/** Limits that zod sets for every integer tell a reader nothing. */
function isTold(limit: unknown): boolean {
  return typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

function limitsOf(schema: Schema): string {
  const limits = Object.entries(limitNames)
    .filter(([keyword]) => isTold(schema[keyword]))
    .map(([keyword, words]) => {
      const [first, ...rest] = words.split(" ");
      const number = String(schema[keyword]);
      return rest.length > 1 ? `${first} ${rest[0]} ${number} ${rest[1]}` : `${first} ${number}`;
    });
  if (schema.default !== undefined && schema.default !== "")
    limits.push(`default <code>${escape(JSON.stringify(schema.default))}</code>`);
  return limits.length === 0 ? "" : `<small>${limits.join(", ")}</small>`;
}
