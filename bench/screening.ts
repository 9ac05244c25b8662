import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Call, RequestOf } from "@lading/contract/core";
import { getJobProgress } from "@lading/contract/jobs";
import {
  addAntiMoneyLaundering,
  getRiskHitList,
  getSanctionsLists,
  readSanctionsList,
  screenAllParties,
  takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import { wayBillDetail, wayBillListByPage } from "@lading/contract/waybill";
import { loadavg } from "node:os";
import { summarise, timed, type Times } from "./measure.ts";
import { fullSdn } from "./screening-list.ts";
import { addParties } from "./screening-parties.ts";
import { root, type Server } from "./server.ts";
import type { Bench } from "./writing.ts";

/** How well names are told apart, as lines of Markdown: the figures, and what was missed or stopped. */
interface Quality {
  table: string[];
  misses: string[];
}

export interface ScreeningFigures {
  entries: number;
  names: number;
  /** Reading the list's files, until it waits to be used. */
  readSeconds: number;
  /** A query over HTTP. */
  query: Times;
  parties: number;
  hits: number;
  /** From the order until every party is screened. */
  screenedSeconds: number;
  /** Other calls, and a person's own query, while all parties are screened. */
  list: Times;
  detail: Times;
  queryMeanwhile: Times;
  quality: Quality;
  /** Of the machine in the minute before. */
  load: number;
}

/** An office that works on meanwhile: a call of each kind, and a pause. */
const pauseMs = 50;

/** Screening against a list of the SDN list's full size: one name, and 20,000 parties while others work. */
export async function measureScreening(bench: Bench, rounds: number): Promise<ScreeningFigures> {
  const load = loadavg()[0] ?? Number.NaN;
  const sdn = fullSdn();
  const readSeconds = await readIt(bench, sdn);
  const waiting = (await bench.server.call(getSanctionsLists, {}, bench.token)).lists.find(
    ({ source }) => source === "ofacSdn",
  )?.waiting;
  if (!waiting) throw new Error("The list was not read");
  await finished(bench, takeSanctionsListIntoUse, { id: waiting.id, version: waiting.version });
  const names = queriesOf(sdn.listed);
  const ask = (place: number) =>
    bench.server.call(addAntiMoneyLaundering, { name: names[place % names.length], again: true }, bench.token);
  const times: number[] = [];
  const warmUp = 20;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const took = await timed(() => ask(round));
    if (round >= warmUp) times.push(took);
  }
  const parties = await addParties(bench, sdn.listed);
  const meanwhile = await whileScreening(bench, (round) => ask(warmUp + rounds + round));
  const { total } = await bench.server.call(getRiskHitList, { state: "open" }, bench.token);
  return {
    entries: waiting.entries,
    names: waiting.names,
    readSeconds,
    query: summarise(times),
    parties,
    hits: total,
    ...meanwhile,
    quality: await qualityOf(),
    load,
  };
}

async function qualityOf(): Promise<Quality> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own, which is no part of this package
  const { reportQuality } = (await import(join(root, "server/src/market-risk/quality/quality.stage.ts"))) as {
    reportQuality: () => Quality;
  };
  return reportQuality();
}

/** Names as staff enter them: of the list with a letter less, in another order, and names of nobody on it. */
function queriesOf(listed: readonly string[]): string[] {
  return listed
    .filter((_, place) => place % 97 === 0)
    .map((name, place) => {
      const words = name.replace(",", "").split(" ");
      if (place % 3 === 0) return words.toReversed().join(" ");
      if (place % 3 === 1) return name.slice(0, 4) + name.slice(5);
      return `${words.at(-1) ?? ""} ${listed[(place * 31) % listed.length]?.split(" ")[0] ?? ""} Trading`;
    });
}

async function readIt({ server, token }: Bench, { parties, names }: { parties: string; names: string }) {
  const begun = performance.now();
  const [main, others] = [await upload(server, token, parties), await upload(server, token, names)];
  const order = { source: "ofacSdn", parties: main, names: others, listDate: "2026-11-20" } as const;
  await finished({ server, token }, readSanctionsList, order);
  return (performance.now() - begun) / 1000;
}

async function upload(server: Server, token: string, text: string): Promise<string> {
  const form = new FormData();
  form.set("use", "sanctionsList");
  form.set("file", new Blob([text]), "sdn.csv");
  const response = await fetch(`${server.url}/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
  const { Content: file } = (await response.json()) as { Content: { id: string } };
  return file.id;
}

type Asking = Pick<Bench, "server" | "token">;
type JobCall = typeof readSanctionsList | typeof takeSanctionsListIntoUse | typeof screenAllParties;

/** Orders work of the background and waits until it is over. */
async function finished<C extends JobCall>({ server, token }: Asking, call: C, input: RequestOf<C>): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of these calls answers with its job
  const { jobId } = (await server.call<Call>(call, input, token)) as { jobId: string };
  while (!(await isOver({ server, token }, jobId))) await setTimeout(pauseMs);
}

async function isOver({ server, token }: Asking, jobId: string): Promise<boolean> {
  const { state, problem } = await server.call(getJobProgress, { jobId }, token);
  if (state === "failed") throw new Error(problem ?? "The work failed");
  return state === "done";
}

/** Screens all parties, with other calls asked for all the while. */
async function whileScreening({ server, token }: Bench, ask: (round: number) => Promise<unknown>) {
  const { rows } = await server.call(wayBillListByPage, {}, token);
  const id = rows[0]?.id ?? "";
  const [list, detail, query]: [number[], number[], number[]] = [[], [], []];
  const begun = performance.now();
  const { jobId } = await server.call(screenAllParties, {}, token);
  for (let round = 0; !(await isOver({ server, token }, jobId)); round += 1) {
    list.push(await timed(() => server.call(wayBillListByPage, {}, token)));
    detail.push(await timed(() => server.call(wayBillDetail, { id }, token)));
    if (round % 5 === 0) query.push(await timed(() => ask(round)));
    await setTimeout(pauseMs);
  }
  return {
    screenedSeconds: (performance.now() - begun) / 1000,
    list: summarise(list),
    detail: summarise(detail),
    queryMeanwhile: summarise(query),
  };
}
