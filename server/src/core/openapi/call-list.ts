import { anyone, type Access, type Refusal } from "@lading/contract/core";
import type { Api } from "./document.ts";

interface Line {
  does: "reads" | "changes" | "GET" | "POST";
  path: string;
  access: Access;
  refusals: readonly Refusal[];
}

const widths = { does: 9, path: 56, audience: 30, rights: 50 };

const head = `# Everything that a server can be asked, one a line: what a call does (or the method of a route that is no call), its path,
# who may ask, the rights of which a user needs one, and the codes that it refuses with beside those of its kind:
# an unreadable request; malformed, unknown or too long fields; an expired login, the wrong kind of account, no company, no right,
# an expired period; a reused Idempotency-Key; too many requests; a failure of the server. \`npm run calls\` writes it from the contract.
`;

/** The calls, public reads and other routes as lines that a person reads and compares, by path. */
export function callList({ calls, reads, raws }: Api): string {
  const lines: Line[] = [
    ...calls.map((call) => ({ ...call, does: call.changes ? ("changes" as const) : ("reads" as const) })),
    ...reads.map((read) => ({ ...read, access: anyone, does: "GET" as const })),
    ...raws.map((raw) => ({ ...raw, does: raw.method === "get" ? ("GET" as const) : ("POST" as const) })),
  ];
  const sorted = lines.toSorted((a, b) => (`${a.path} ${a.does}` < `${b.path} ${b.does}` ? -1 : 1));
  return `${head}\n${sorted.map(lineOf).join("")}`;
}

/** Columns have a width of their own: a longer path elsewhere changes no other line. */
function lineOf({ does, path, access, refusals }: Line): string {
  const rights = access.audience === "staff" ? access.rights.join(",") : "";
  const codes = refusals.map(({ code }) => code).join(" ");
  const columns = [
    does.padEnd(widths.does),
    path.padEnd(widths.path),
    audienceOf(access).padEnd(widths.audience),
    (rights || "-").padEnd(widths.rights),
    codes || "-",
  ];
  return `${columns.join(" ")}\n`;
}

/** In the contract's own words: `staff+customerToo+afterExpiry`. */
function audienceOf(access: Access): string {
  const { audience, customerToo, afterExpiry } = { customerToo: false, afterExpiry: false, ...access };
  return [audience, ...(customerToo ? ["customerToo"] : []), ...(afterExpiry ? ["afterExpiry"] : [])].join("+");
}
