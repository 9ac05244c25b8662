import { z } from "zod";
import { variables } from "./variables.ts";

/** All variables as a Markdown table: name, what it means, what it is when not set. */
export function configurationTable(): string {
  const rows = Object.entries(variables.shape).map(([name, schema]) => {
    const { description = "", default: fallback } = schema.meta() ?? {};
    return `| \`${name}\` | ${description} | ${typeof fallback === "string" ? fallback : defaultOf(schema)} |`;
  });
  return ["| variable | meaning | default |", "|---|---|---|", ...rows].join("\n");
}

function defaultOf(schema: z.ZodType): string {
  const value = schema.safeParse(undefined).data;
  return typeof value === "string" || typeof value === "number" ? `\`${value}\`` : "";
}

/** `docs/configuration.md`. */
export function configurationPage(): string {
  return `# Configuration

Lading is configured by environment variables, checked at the start: everything that is wrong is said at once, and the
process ends with code 2. An empty variable counts as not set. This page is generated from
\`server/src/core/config/variables.ts\` by \`node scripts/run.mjs server/src/core/config/write-cli.ts\`.

${configurationTable()}
`;
}
