import { allCalls } from "@lading/contract/all";
import type { FastifyInstance } from "fastify";
import { assertAllHandled, createServer, type House, type ServerModule } from "#core/http";
import { addDocument, describeCalls } from "#core/openapi";

/** The call document: `/openapi.json` and the page `/docs`. */
const documentModule: ServerModule = {
  name: "document",
  routes: [],
  plugin: (app) => addDocument(app, describeCalls(allCalls)),
};

/** Every module of the product; nothing else knows them all. */
export const modules: readonly ServerModule[] = [documentModule];

/** Makes the application: every call of the contract with its one handler. It does not listen yet. */
export async function createApp(house: House): Promise<FastifyInstance> {
  assertAllHandled(allCalls, modules);
  for (const { jobs } of modules) for (const register of jobs ?? []) await register(house.services);
  return await createServer(modules, house);
}
