import type { FastifyInstance } from "fastify";
import type { Document } from "./document.ts";
import { renderPage, searchScript } from "./page.ts";

/** Serves `GET /openapi.json` and the readable page `GET /docs`. */
export function addDocument(app: FastifyInstance, document: Document): void {
  const json = JSON.stringify(document);
  const page = renderPage(document);
  app.get("/openapi.json", async (_request, reply) => await reply.type("application/json").send(json));
  app.get("/docs", async (_request, reply) => await reply.type("text/html; charset=utf-8").send(page));
  app.get(
    "/docs/search.js",
    async (_request, reply) => await reply.type("text/javascript; charset=utf-8").send(searchScript),
  );
}
