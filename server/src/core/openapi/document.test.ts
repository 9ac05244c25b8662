import { anyone, defineCall, defineRawRoute, defineRefusals, staff } from "@lading/contract/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { callList } from "./call-list.ts";
import { describeApi } from "./document.ts";
import { renderPage } from "./page.ts";
import { undescribed } from "./schemas.ts";

const refusals = defineRefusals("parcel", {
  tooHeavy: { status: 422, text: { zh: "超重", en: "Too heavy <b>", ar: "ثقيل جدًا" } },
});
const address = z
  .object({ city: z.string().default("").describe("Town"), zip: z.string().describe("Post code") })
  .meta({ id: "Address", description: "Where it goes" });
const add = defineCall({
  path: "/Parcel/Add",
  summary: "Add a parcel",
  access: staff("/parcel/list:add"),
  input: z.strictObject({ to: address, mark: z.string().optional() }),
  answer: z.object({ to: address.nullable().describe("As stored") }),
  changes: true,
  refusals: [refusals.tooHeavy],
  example: { to: { zip: "1" } },
});
const find = defineCall({
  path: "/Parcel/Find",
  summary: "Find",
  access: anyone,
  input: z.strictObject({}),
  answer: address,
  changes: false,
  refusals: [],
  example: {},
});

const upload = defineRawRoute({
  name: "uploadPicture",
  method: "post",
  path: "/pictures/{album}",
  summary: "Upload a picture",
  description: "One at a time.",
  access: staff("/parcel/list:add"),
  parameters: z.object({ album: z.string().describe("Album") }),
  body: { type: "multipart/form-data", schema: z.strictObject({ file: z.file().describe("The picture") }) },
  answer: { type: "envelope", content: address },
  refusals: [refusals.tooHeavy],
});
const push = defineRawRoute({
  name: "getPushes",
  method: "get",
  path: "/pushes",
  summary: "Pushes",
  description: "As they come.",
  access: anyone,
  answer: { type: "text/event-stream", is: "Events" },
  refusals: [],
});

const api = { calls: [add, find], reads: [], raws: [upload, push], tagTexts: { Parcel: "Parcels, and <b>more" } };
const publicUrl = "https://lading.example";
const document = describeApi(api, publicUrl);
const { schemas, responses } = document.components;

test("A call is described with its rights, headers, example and refusals by status", () => {
  const call = document.paths["/Parcel/Add"]?.post;
  expect(call).toMatchObject({
    operationId: "add",
    tags: ["Parcel"],
    "x-rights": ["/parcel/list:add"],
    security: [{ session: [] }],
  });
  expect(call?.["x-audience"]).toBe("Users of a company with the right `/parcel/list:add`.");
  expect(call?.parameters.map((one) => ("$ref" in one ? one.$ref.split("/").at(-1) : ""))).toEqual([
    "Language",
    "CorrelationId",
    "IdempotencyKey",
  ]);
  expect(call?.requestBody?.content["application/json"]?.example).toEqual({ to: { zip: "1" } });
  expect(Object.keys(call?.responses ?? {})).toEqual(["200", "400", "401", "403", "409", "413", "422", "500", "503"]);
  expect(call?.["x-refusals"]).toContain("parcel.tooHeavy");
  expect(document["x-refusals"]["parcel.tooHeavy"]).toEqual({ status: 422, text: "Too heavy <b>" });
  expect(document.paths["/Parcel/Find"]?.post).toMatchObject({ security: [], "x-rights": [] });
  expect(Object.keys(document.paths["/Parcel/Find"]?.post?.responses ?? {})).not.toContain("401");
});

test("What calls refuse with in common is named once, and a call tells its own beside it", () => {
  const call = document.paths["/Parcel/Add"]?.post;
  expect(call?.responses["401"]).toEqual({ $ref: "#/components/responses/Unauthorized" });
  expect(call?.responses["422"]).toEqual({
    $ref: "#/components/responses/UnprocessableContent",
    description: "`parcel.tooHeavy`: Too heavy <b>",
  });
  expect(responses["Unauthorized"]?.content["application/json"]?.schema).toEqual({
    $ref: "#/components/schemas/RefusedEnvelope",
  });
});

test("An answer that several operations give is named once", () => {
  const both = describeApi({ ...api, calls: [find, { ...find, path: "/Parcel/Seek" }], raws: [] }, publicUrl);
  for (const path of ["/Parcel/Find", "/Parcel/Seek"])
    expect(both.paths[path]?.post?.responses["200"]).toEqual({ $ref: "#/components/responses/Address" });
  expect(both.components.responses["Address"]?.content["application/json"]?.schema?.allOf).toEqual([
    { $ref: "#/components/schemas/Envelope" },
    { type: "object", required: ["Content"], properties: { Content: { $ref: "#/components/schemas/Address" } } },
  ]);
});

test("Two operations of one name are refused", () => {
  expect(() => describeApi({ ...api, calls: [find, { ...find, path: "/Other/Find" }] }, publicUrl)).toThrow("find");
});

test("The list of calls has a line for each, with who may ask and its own refusals", () => {
  const lines = callList(api)
    .split("\n")
    .filter((line) => line.includes(" /"));
  expect(lines.map((line) => line.trim().split(/ +/))).toEqual([
    ["changes", "/Parcel/Add", "staff", "/parcel/list:add", "parcel.tooHeavy"],
    ["reads", "/Parcel/Find", "anyone", "-", "-"],
    ["POST", "/pictures/{album}", "staff", "/parcel/list:add", "parcel.tooHeavy"],
    ["GET", "/pushes", "anyone", "-", "-"],
  ]);
});

test("A route that is no call is described with what it takes and gives, as it is", () => {
  const one = document.paths["/pictures/{album}"]?.post;
  expect(one).toMatchObject({
    operationId: "uploadPicture",
    "x-raw": true,
    "x-rights": ["/parcel/list:add"],
    requestBody: {
      content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/UploadPictureInput" } } },
    },
  });
  expect(schemas["UploadPictureInput"]?.properties?.["file"]).toMatchObject({ format: "binary" });
  expect(one?.parameters[0]).toMatchObject({ name: "album", in: "path", required: true });
  expect(one?.["x-refusals"]).toContain("parcel.tooHeavy");
  expect(Object.keys(one?.responses ?? {})).toEqual(["200", "401", "403", "422", "500", "503"]);
  const stream = document.paths["/pushes"]?.get;
  expect(stream?.responses["200"]).toEqual({
    description: "Events",
    content: { "text/event-stream": { schema: { type: "string" } } },
  });
  expect(stream?.security).toEqual([]);
});

test("Named schemas are components, with a name of its own for what is accepted where that differs", () => {
  expect(schemas["Address"]?.required).toEqual(["city", "zip"]);
  expect(schemas["AddressInput"]?.required).toEqual(["zip"]);
  expect(schemas["AddInput"]?.properties?.["to"]).toEqual({ $ref: "#/components/schemas/AddressInput" });
  expect(schemas["AddInput"]?.additionalProperties).toBe(false);
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name] of references) expect(Object.keys(schemas)).toContain(name);
});

test("A field without a description is found", () => {
  expect(undescribed(schemas)).toEqual(["AddInput.mark"]);
});

test("The page shows every call and its refusals, and writes no text as markup", () => {
  const page = renderPage(document);
  expect(page).toContain("<code>/Parcel/Add</code>");
  expect(page).toContain("<code>POST /pictures/{album}</code>");
  expect(page).toContain("<code>multipart/form-data</code>");
  expect(page).toContain("parcel.tooHeavy");
  expect(page).toContain("Parcels, and");
  expect(page).not.toContain("<b>");
  expect(page).not.toContain("Too heavy <b>");
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
});
