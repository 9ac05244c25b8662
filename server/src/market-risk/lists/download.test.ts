import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refused } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadList } from "./download.ts";

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "/list.xml" }).end();
    else if (request.url === "/gone") response.writeHead(404).end();
    else if (request.url === "/dated")
      response.writeHead(200, { "last-modified": "Fri, 27 Feb 2026 14:00:00 GMT" }).end("<list/>");
    else if (request.url === "/future")
      response.writeHead(200, { "last-modified": "Fri, 27 Feb 2099 14:00:00 GMT" }).end("<list/>");
    else response.end("<list/>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const { signal } = new AbortController();
const modified = async (path: string) =>
  (await downloadList(`${url}${path}`, { signal, allowsPrivate: true })).modified;

test("The day on which it was last changed is told, where the answer says it and it has come", async () => {
  expect(await modified("/dated")).toBe("2026-02-27");
  expect(await modified("/future")).toBeNull();
  expect(await modified("/list.xml")).toBeNull();
});

const code = async (address: string, allowsPrivate: boolean) =>
  await downloadList(address, { signal, allowsPrivate }).then(
    ({ name, bytes }) => `${name} ${Buffer.from(bytes).toString()}`,
    (error: unknown) => (error instanceof Refused ? error.refusal.code : error),
  );

test("A list is fetched, also from where the address has moved to", async () => {
  expect(await code(`${url}/moved`, true)).toBe("list.xml <list/>");
});

test("An address of the server's own network is refused unless the operator allows it", async () => {
  expect(await code(`${url}/list.xml`, false)).toBe("marketRisk.addressRefused");
  expect(await code(url.replace("127.0.0.1", "localhost"), false)).toBe("marketRisk.addressRefused");
});

test("What is not there is said to be unreachable", async () => {
  expect(await code(`${url}/gone`, true)).toBe("marketRisk.addressUnreachable");
  expect(await code("http://127.0.0.1:9/", true)).toBe("marketRisk.addressUnreachable");
});
