import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "./store.ts";

const objects = new Map<string, Buffer>();
const listing =
  "<ListBucketResult><IsTruncated>false</IsTruncated><CommonPrefixes><Prefix>company/</Prefix></CommonPrefixes></ListBucketResult>";

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
  const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/") === true;
  const object = objects.get(pathname);
  if (!signed) response.writeHead(403).end();
  else if (request.method === "PUT") {
    objects.set(pathname, await buffer(request));
    response.writeHead(200).end();
  } else if (request.method === "DELETE") {
    objects.delete(pathname);
    response.writeHead(204).end();
  } else if (searchParams.has("list-type")) response.end(listing);
  else if (object) response.writeHead(200, { "last-modified": new Date(0).toUTCString() }).end(object);
  else response.writeHead(404).end();
}
const bucket = createServer((request, response) => void answer(request, response));

let store: Store;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
  const address = bucket.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  store = await openStore({ s3: { bucket: "lading", region: "cn-shanghai", endpoint, ...keys, pathStyle: true } });
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

test("A bucket keeps, gives back, lists and removes files", async () => {
  await store.put("company/one", Buffer.from("first"));
  await store.putStream("company/two", Readable.from([Buffer.from("sec"), Buffer.from("ond")]), 6);
  expect([...objects].map(([key, bytes]) => [key, bytes.toString()])).toEqual([
    ["/lading/company/one", "first"],
    ["/lading/company/two", "second"],
  ]);
  expect(await text(await store.read("company/two"))).toBe("second");
  expect(await store.companies()).toEqual(["company"]);
  expect(await store.lastModified("company/one")).toEqual(new Date(0));
  await store.remove("company/one");
  await store.remove("company/never-there");
  expect([...objects.keys()]).toEqual(["/lading/company/two"]);
});
