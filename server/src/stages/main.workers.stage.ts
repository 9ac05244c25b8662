import { request } from "node:http";
import { loadUserInfo } from "@lading/contract/user";
import type { Running } from "./main.stage.ts";

/** Asks on connections of their own, several at a time, until told to end. */
export function callers(address: string, token: string) {
  const atOnce = 3;
  const answers: (number | undefined)[] = [];
  let cut = 0;
  const ending = new AbortController();
  const ask = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const status = await answerOf(address, token).catch(() => null);
      if (status === null) cut += 1;
      else answers.push(status);
    }
  };
  const all = Array.from({ length: atOnce }, ask);
  return {
    atOnce,
    end: async () => {
      ending.abort();
      await Promise.all(all);
      return { answers, cut };
    },
  };
}

async function answerOf(address: string, token: string): Promise<number | undefined> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return await new Promise((resolve, reject) => {
    request(`${address}${loadUserInfo.path}`, { method: "POST", agent: false, headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
      response.on("error", reject);
    })
      .on("error", reject)
      .end("{}");
  });
}

/** The processes, by their places, that answered calls of this path. */
export function answeredBy(running: Running, path: string): Set<number> {
  const lines = running.said().split("\n");
  return new Set(lines.filter((line) => line.includes(path)).map((line) => Number(/"worker":(\d+)/.exec(line)?.[1])));
}

/** Ids of the processes that have served in this place, one after the other. */
export function servedPids(running: Running, place: number): number[] {
  const lines = running.said().matchAll(/"worker":(\d+),"pid":(\d+),"msg":"a worker serves"/g);
  return [...lines].filter(([, at]) => Number(at) === place).map(([, , pid]) => Number(pid));
}

/** True while there is a process of this id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
