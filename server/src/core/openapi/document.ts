import type { Call, PublicRead, RawRoute, Refusal } from "@lading/contract/core";
import { describeCall } from "./calls.ts";
import { operationIdOf, tagOf, typeNamesOf } from "./names.ts";
import type { Operation } from "./operation.ts";
import { describeRead } from "./public-reads.ts";
import { describeRaw } from "./raw-routes.ts";
import { accessRefusals, refusalsOf } from "./refusals.ts";
import { doneResponse, repeatedAnswers, responseReference, sharedRefusals, type Response } from "./responses.ts";
import { Components, refName, type Schema } from "./schemas.ts";
import { sharedParameters, sharedSchemas, sharedSecurity } from "./shared.ts";

/** Everything that a server can be asked. */
export interface Api {
  readonly calls: readonly Call[];
  readonly reads: readonly PublicRead[];
  readonly raws: readonly RawRoute[];
  /** The text of each group, by the first piece of a path. */
  readonly tagTexts: Readonly<Record<string, string>>;
}

/** A call is a POST, a public read a GET; a route that is no call may be either. */
export type PathItem = Partial<Record<"post" | "get", Operation>>;

/** The OpenAPI 3.1 document. */
export interface Document {
  openapi: "3.1.1";
  info: {
    title: string;
    version: string;
    description: string;
    license: typeof license;
    contact: ReturnType<typeof contactAt>;
  };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
  /** Every refusal by its code, with its English text. */
  "x-refusals": Readonly<Record<string, { status: number; text: string }>>;
}

/** The application's version (overview §9). */
const appVersion = "1.1.8";
const license = { name: "Proprietary", identifier: "LicenseRef-Proprietary" };

const contactAt = (publicUrl: string) => ({ name: "The operator of this server", url: publicUrl });

const about = `Every call is a POST with a JSON body and answers with the same envelope; the HTTP status equals \`StatusCode\`. Other systems read, without signing in, by a GET under \`/v1\`, in the form of a published standard.
Some routes are no calls. Files are uploaded by \`POST /files\` and read by \`GET /files/{id}\`: calls take the id that an upload gave, and answer the \`path\` to read. \`POST /cargo-files/archive\` answers a ZIP. \`GET /events\` and \`GET /events/tracking\` push changes. Their refusals have the same envelope.
A refused call carries \`Content.code\` (stable) and, where fields are to blame, \`Content.fields\` (dotted path to message). \`x-refusals\` of an operation lists the codes that it may refuse with, those of the document say what each means.
Fields that a call does not know are refused by name. Times are ISO 8601 in UTC, calendar dates \`YYYY-MM-DD\`, money and measures decimal strings.`;

/**
 * Describes an API; the same definitions validate requests and type the browser's client. `publicUrl`, without a slash at
 * its end, is where callers reach it: a document that was saved or passed on still says where to ask.
 */
export function describeApi(api: Api, publicUrl: string): Document {
  const { calls, reads, raws, tagTexts } = api;
  const all = [...calls, ...reads, ...raws];
  assertDifferent(all.map(operationIdOf));
  const components = new Components();
  // Answers first: what a schema gives keeps its plain name, what it accepts gets one of its own when it differs.
  const answers = calls.map((call) => components.add(call.answer, typeNamesOf(operationIdOf(call)).answer, "output"));
  const repeated = repeatedAnswers(answers);
  const paths = calls.map((call, place) => {
    const answer = answers[place] ?? {};
    const name = refName(answer) ?? "";
    const done = name in repeated ? responseReference(name) : doneResponse(answer);
    return [call.path, { post: describeCall(call, done, components) }] as const;
  });
  const gets = reads.map((read) => [read.path, { get: describeRead(read, components) }] as const);
  const others = raws.map((raw) => [raw.path, { [raw.method]: describeRaw(raw, components) }] as const);
  return {
    openapi: "3.1.1",
    info: { title: "Lading", version: appVersion, description: about, license, contact: contactAt(publicUrl) },
    servers: [{ url: publicUrl, description: "The server that this document comes from" }],
    tags: [...new Set(all.map(tagOf))].map((name) => ({ name, description: tagTexts[name] })),
    paths: byPath([...paths, ...gets, ...others]),
    components: {
      schemas: { ...sharedSchemas, ...sorted(components.schemas) },
      responses: { ...sharedRefusals, ...sorted(repeated) },
      parameters: sharedParameters,
      securitySchemes: sharedSecurity,
    },
    "x-refusals": catalogue([
      ...calls.flatMap(refusalsOf),
      ...reads.flatMap(({ refusals }) => refusals),
      ...raws.flatMap(({ access, refusals }) => [...accessRefusals(access), ...refusals]),
    ]),
  };
}

/** Clients are generated from these names: two of one name would be one function. */
function assertDifferent(names: readonly string[]): void {
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`More than one operation is called ${twice.join(", ")}`);
}

/** Items by path: those of one path join into one, whatever their methods. */
function byPath(items: readonly (readonly [string, PathItem])[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of items) paths[path] = { ...paths[path], ...item };
  return paths;
}

function catalogue(refusals: readonly Refusal[]): Document["x-refusals"] {
  return sorted(Object.fromEntries(refusals.map(({ code, status, text }) => [code, { status, text: text.en }])));
}

function sorted<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
