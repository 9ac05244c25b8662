import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { startTestApp } from "#core/testing";

test("A connection that never asked anything does not hold up the stop", async () => {
  const app = await startTestApp({ modules: [] });
  const { hostname, port } = new URL(await app.listen());
  const spare = connect(Number(port), hostname);
  await once(spare, "connect");
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(3_000);
});

test("A connection whose request is answered during the stop is finished, and does not hold it up", async () => {
  const slow = {
    name: "slow",
    routes: [],
    plugin: (scope: FastifyInstance) => {
      scope.get("/slow", async () => {
        await sleep(400);
        return { done: true };
      });
    },
  };
  const app = await startTestApp({ modules: [slow] });
  const agent = new Agent({ keepAlive: true });
  const answered = once(get(`${await app.listen()}/slow`, { agent }), "response");
  await sleep(100);
  const started = performance.now();
  const stopped = app.close();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the event hands on
  const [response] = (await answered) as [IncomingMessage];
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  response.resume();
  await stopped;
  expect(performance.now() - started).toBeLessThan(3_000);
});
