import { once } from "node:events";
import { connect } from "node:net";
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
