import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendNotFound } from "./reply.ts";

/**
 * Serves the built web application. Files whose names carry a hash are kept by browsers for good;
 * index.html is asked for anew each time and answers every path that is a page of the application.
 */
export async function addWeb(
  app: FastifyInstance,
  folder: string | undefined,
  calls: ReadonlySet<string>,
): Promise<void> {
  const served = folder !== undefined && existsSync(join(folder, "index.html"));
  if (served)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: "index.html",
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes("/assets/");
        void reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    if (!served || !isPage || calls.has(path)) return sendNotFound(request, reply);
    return reply.sendFile("index.html");
  });
}
