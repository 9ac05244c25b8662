import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { asLanguage, languages, type Language } from "@lading/contract/core";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";
import { pageDocuments, type PageHead } from "./page-heads.ts";
import { sendNotFound } from "./reply.ts";

/** Paths that are no page of the web application, and what its pages say of themselves. */
interface Pages {
  /** Paths of calls, which are answered to POST alone. */
  calls: ReadonlySet<string>;
  heads: readonly PageHead[];
  /** Without a slash at its end. */
  publicUrl: string;
}

/**
 * Serves the built web application in `folder`; without one, only calls. Files whose names carry a hash are kept by browsers for good; pages are asked for
 * anew each time, and every path that is no file and no call is one.
 */
export async function addWeb(app: FastifyInstance, folder: string | undefined, pages: () => Pages): Promise<void> {
  const index = folder === undefined ? "" : join(folder, "index.html");
  if (!existsSync(index)) {
    app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
    return;
  }
  const { calls, heads, publicUrl } = pages();
  const documentOf = pageDocuments(readFileSync(index, "utf8"), heads, publicUrl);
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      void reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  // A route for each of two thousand files would be half a second of every start.
  const files = filesIn(folder ?? "");
  for (const path of files)
    if (!path.startsWith("assets/")) app.get(`/${path}`, (_request, reply) => reply.sendFile(path));
  app.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const path = `assets/${request.params.name}`;
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    if (calls.has(path) || !asksForPage(request, path)) return sendNotFound(request, reply);
    const { html, etag } = documentOf(path, pageLanguage(request));
    void reply.headers({ "cache-control": "no-cache", etag, vary: "cookie, accept-language" });
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    return reply.type("text/html; charset=utf-8").send(html);
  });
}

/** The files that are asked for by name: not the pages' document, nor the compressed ones, which are sent in the place of others. */
function filesIn(folder: string): ReadonlySet<string> {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
  return new Set(paths.filter((path) => path !== "index.html" && !/\.(?:br|gz)$/.test(path)));
}

/**
 * Whether a request wants a page. Browsers name text/html; programs that show a link (chats, search engines, curl) take
 * anything, or say nothing, and for them a path that ends like a file, or is another system's, is not found.
 */
function asksForPage({ method, headers }: FastifyRequest, path: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const accept = headers.accept || "*/*";
  if (path.startsWith("/assets/")) return false;
  if (accept.includes("text/html")) return true;
  return /(?:\*|text)\/\*/.test(accept) && !path.startsWith("/v1/") && !/\.\w+$/.test(path);
}

/** The language that the person chose on this browser, else that of the request. */
function pageLanguage(request: FastifyRequest): Language {
  const kept = /(?:^|;\s*)language=([^;]*)/.exec(request.headers.cookie ?? "")?.[1];
  return languages.some((one) => one === kept) ? asLanguage(kept) : languageOf(request);
}
