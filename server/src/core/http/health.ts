import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "#core/db";
import type { Dependencies } from "./dependencies.ts";

/** Time after which a database that has not answered counts as away, in milliseconds: probes do not wait. */
const patienceMs = 3_000;

/**
 * `/healthz` (the process answers), `/readyz` (it can do its work, and what a person should look into), `/metrics`
 * (Prometheus).
 */
export function addHealth(app: FastifyInstance, { services, metrics }: Dependencies): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  app.get("/healthz", async (request) => {
    request.callName = "probe";
    return { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    request.callName = "probe";
    if (stopping) return await reply.code(503).send({ status: "stopping" });
    const ready = await answers(services.database);
    // Also of a database that is away: a full disk may be why.
    const warnings = await metrics.warnings();
    if (!ready) return await reply.code(503).send({ status: "database away", warnings });
    return { status: "ready", warnings };
  });
  app.get("/metrics", async (request, reply) => {
    request.callName = "probe";
    return await reply.type(metrics.contentType).send(await metrics.text());
  });
}

async function answers({ pool }: Database): Promise<boolean> {
  const asked = pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
  return await Promise.race([asked, sleep(patienceMs, false, { ref: false })]);
}
