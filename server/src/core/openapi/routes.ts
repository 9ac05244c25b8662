import type { FastifyInstance } from "fastify";
import type { Document } from "./document.ts";
import { renderPage, searchScript } from "./page.ts";

/** Serves `GET /openapi.json` and the readable page `GET /docs`, made when somebody first asks: every start would wait for them. */
export function addDocument(app: FastifyInstance, describe: () => Document): void {
  const document = once(describe);
  const json = once(() => JSON.stringify(document()));
  const page = once(() => renderPage(document()));
  app.get("/openapi.json", async (_request, reply) => await reply.type("application/json").send(json()));
  app.get("/docs", async (_request, reply) => await reply.type("text/html; charset=utf-8").send(page()));
  app.get(
    "/docs/search.js",
    async (_request, reply) => await reply.type("text/javascript; charset=utf-8").send(searchScript),
  );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
