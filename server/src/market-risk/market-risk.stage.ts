import { randomUUID } from "node:crypto";
import type { Call, RequestOf, Right } from "@lading/contract/core";
import { startedJob } from "@lading/contract/core";
import {
  getSanctionsLists,
  readSanctionsList,
  takeSanctionsListIntoUse,
  type ListSource,
} from "@lading/contract/market-risk";
import { expect, vi } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { createEvents } from "#core/events";
import { createJobs, prepareJobs, readProgress, type JobProgress } from "#core/jobs";
import { createLog } from "#core/log";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { customerParties } from "#customer";
import { supplierParties } from "#supplier";
import { waybillParties } from "#waybill";
import { marketRiskModule } from "./index.ts";

const screening = "/marketRisk/antiMoneyLaunderingList";
const restricted = "/marketRisk/restrictedList";
export const allRights: readonly Right[] = [
  ...(["view", "add", "edit", "export", "approve"] as const).map((action): Right => `${screening}:${action}`),
  ...(["view", "add", "edit", "delete", "export", "approve"] as const).map(
    (action): Right => `${restricted}:${action}`,
  ),
];

/** An application with market risk and its background work. */
export interface RiskHouse {
  app: TestApp;
  open: () => Promise<RiskCompany>;
  close: () => Promise<void>;
}

export interface RiskCompany {
  companyId: string;
  userId: string;
  token: string;
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Orders background work and waits until it is over. */
  finished: <C extends Call>(call: C, input: RequestOf<C>) => Promise<JobProgress | undefined>;
  /** Uploads a list's file as a person does and reads it. */
  read: (source: ListSource, bytes: Uint8Array, listDate?: string) => Promise<JobProgress | undefined>;
  /** The same, and takes it into use; waits until all parties are screened. */
  use: (source: ListSource, bytes: Uint8Array, listDate?: string) => Promise<void>;
}

export async function openRiskHouse(environment: Record<string, string> = {}): Promise<RiskHouse> {
  const risk = marketRiskModule([customerParties, supplierParties, waybillParties]);
  const app = await startTestApp({
    modules: [risk],
    services: (database) => localServices(database, environment),
  });
  const { appUrl, ownerUrl, database, services } = app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  const events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  const jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs, events });
  for (const register of risk.jobs ?? []) await register(services);
  await jobs.start();
  const close = async () => {
    await jobs.close();
    await events.close();
    await app.close();
  };
  return { app, open: () => openCompany(app), close };
}

async function openCompany(app: TestApp): Promise<RiskCompany> {
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const token = await staffToken(app.database, allRights, { companyId, userId });
  const inside: RiskCompany["inside"] = (work) => inTransaction(app.database, { companyId }, work);
  const wait = async (id: string) => {
    const progress = () => inside((db) => readProgress(db, { id, personId: userId }));
    return await vi.waitFor(
      async () => {
        const now = await progress();
        expect(now?.state).toMatch(/done|failed/);
        return now;
      },
      { timeout: 40_000, interval: 100 },
    );
  };
  const finished: RiskCompany["finished"] = async (call, input) => {
    const answer = await app.call(call, input, { token, language: "en" });
    expect(answer).toMatchObject({ StatusCode: 200 });
    return await wait(startedJob.parse(answer.Content).jobId);
  };
  const read: RiskCompany["read"] = async (source, bytes, listDate = "") => {
    const { files } = app.services;
    const name = source.startsWith("ofac") ? "sdn.csv" : "list.xml";
    const file = await inside((db) =>
      files.save(db, { companyId, use: "sanctionsList", name, bytes, createdBy: userId }),
    );
    return await finished(readSanctionsList, { source, parties: file.id, listDate });
  };
  const use: RiskCompany["use"] = async (source, bytes, listDate) => {
    expect(await read(source, bytes, listDate)).toMatchObject({ state: "done" });
    const { Content } = await app.call(getSanctionsLists, {}, { token });
    const waiting = Content.lists.find((list) => list.source === source)?.waiting;
    const answer = await app.call(
      takeSanctionsListIntoUse,
      { id: waiting?.id ?? "", version: waiting?.version ?? 0 },
      { token },
    );
    await wait(answer.Content.jobId);
  };
  return { companyId, userId, token, inside, finished, read, use };
}
