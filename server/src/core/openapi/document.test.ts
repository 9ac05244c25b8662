import { anyone, defineCall, defineRawRoute, defineRefusals, staff } from "@lading/contract/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeCalls } from "./document.ts";
import { renderPage } from "./page.ts";
import { isRaw } from "./raw-routes.ts";
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
  method: "get",
  path: "/pushes",
  summary: "Pushes",
  description: "As they come.",
  access: anyone,
  answer: { type: "text/event-stream", is: "Events" },
  refusals: [],
});

const document = describeCalls([add, find], [], [upload, push]);
const { schemas } = document.components;
const post = (path: string) => {
  const one = document.paths[path]?.post;
  return isRaw(one) ? undefined : one;
};

test("A call is described with its rights, headers, example and refusals by status", () => {
  const call = post("/Parcel/Add");
  expect(call).toMatchObject({
    operationId: "Parcel.Add",
    tags: ["Parcel"],
    "x-rights": ["/parcel/list:add"],
    security: [{ session: [] }],
  });
  expect(call?.["x-audience"]).toBe("Users of a company with the right `/parcel/list:add`.");
  expect(call?.parameters.map(({ $ref }) => $ref.split("/").at(-1))).toEqual([
    "Language",
    "CorrelationId",
    "IdempotencyKey",
  ]);
  expect(call?.requestBody.content["application/json"].example).toEqual({ to: { zip: "1" } });
  expect(Object.keys(call?.responses ?? {})).toEqual(["200", "400", "401", "403", "409", "413", "422", "500", "503"]);
  expect(call?.responses["422"]?.["x-refusals"]).toEqual([{ code: "parcel.tooHeavy", text: "Too heavy <b>" }]);
  expect(post("/Parcel/Find")).toMatchObject({ security: [], "x-rights": [] });
  expect(Object.keys(post("/Parcel/Find")?.responses ?? {})).not.toContain("401");
});

test("A route that is no call is described with what it takes and gives, as it is", () => {
  const one = document.paths["/pictures/{album}"]?.post;
  expect(one).toMatchObject({
    operationId: "post.pictures.album",
    "x-raw": true,
    "x-rights": ["/parcel/list:add"],
    requestBody: {
      content: { "multipart/form-data": { schema: { $ref: "#/components/schemas/post.pictures.album.Request" } } },
    },
  });
  expect(schemas["post.pictures.album.Request"]?.properties?.["file"]).toMatchObject({ format: "binary" });
  expect(one?.parameters[0]).toMatchObject({ name: "album", in: "path", required: true });
  expect(one?.responses["422"]?.["x-refusals"]).toEqual([{ code: "parcel.tooHeavy", text: "Too heavy <b>" }]);
  expect(Object.keys(one?.responses ?? {})).toEqual(["200", "401", "403", "422", "500", "503"]);
  const stream = document.paths["/pushes"]?.get;
  expect(stream?.responses["200"]).toEqual({ description: "Events", content: { "text/event-stream": {} } });
  expect(stream?.security).toEqual([]);
});

test("Named schemas are components, with a name of its own for what is accepted where that differs", () => {
  expect(schemas["Address"]?.required).toEqual(["city", "zip"]);
  expect(schemas["AddressInput"]?.required).toEqual(["zip"]);
  expect(schemas["Parcel.Add.Request"]?.properties?.["to"]).toEqual({ $ref: "#/components/schemas/AddressInput" });
  expect(schemas["Parcel.Add.Request"]?.additionalProperties).toBe(false);
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name] of references) expect(Object.keys(schemas)).toContain(name);
});

test("A field without a description is found", () => {
  expect(undescribed(schemas)).toEqual(["Parcel.Add.Request.mark"]);
});

test("The page shows every call and its refusals, and writes no text as markup", () => {
  const page = renderPage(document);
  expect(page).toContain("<code>/Parcel/Add</code>");
  expect(page).toContain("<code>POST /pictures/{album}</code>");
  expect(page).toContain("<code>multipart/form-data</code>");
  expect(page).toContain("parcel.tooHeavy");
  expect(page).not.toContain("Too heavy <b>");
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
});
