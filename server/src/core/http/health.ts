import type { FastifyInstance } from "fastify";
import type { Dependencies } from "./dependencies.ts";

/** `/healthz` (the process answers), `/readyz` (it can do its work), `/metrics` (Prometheus). */
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
    try {
      await services.database.pool.query("SELECT 1");
      return { status: "ready" };
    } catch {
      return await reply.code(503).send({ status: "database away" });
    }
  });
  app.get("/metrics", async (request, reply) => {
    request.callName = "probe";
    return await reply.type(metrics.contentType).send(await metrics.text());
  });
}
