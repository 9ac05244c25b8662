import { addFinancialAuditSubstitute, deleteFinancialAuditSubstitute } from "@lading/contract/approval";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import type { TestApp } from "#core/testing";
import { Office, startOffice, type Worker } from "./office.stage.ts";

let app: TestApp;
let office: Office;
let people: readonly Worker[];

beforeAll(async () => {
  app = await startOffice();
  office = await Office.open(app);
  const hired: Worker[] = [];
  for (const name of ["A", "B", "C", "D", "E"]) hired.push(await office.hire(name, "generalManager"));
  people = hired;
});
afterAll(() => app.close());

const person = fc.integer({ min: 0, max: 4 });
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("apply" as const), by: person, amount: fc.nat(30) }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("decide" as const), by: person, which: fc.nat(9), agree: fc.nat(4) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("freeze" as const), by: person, to: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("substitute" as const), by: person, of: person }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("chain" as const),
      deal: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
      from: fc.nat(20),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface Submitted {
  id: string;
  by: number;
  /** Approvers of each level that the amount takes. */
  levels: number[][];
  /** Who decided, and in whose place, level by level. */
  decided: [by: number, of: number][];
  over: boolean;
}

/** The rules, said again in the plainest way: chains, freezes and substitutes as a person would keep them on paper. */
class Paper {
  chain: { of: number[]; from: number }[] = [];
  readonly frozen = new Set<number>();
  readonly substitutes = new Map<number, { by: number; id: string }>();
  readonly submitted: Submitted[] = [];

  levelsFor(by: number, amount: number): number[][] | null {
    const levels = this.chain.filter(({ from }) => amount >= from).map(({ of }) => of.filter((one) => one !== by));
    return levels.length === 0 || levels.some((level) => level.length === 0) ? null : levels;
  }

  /** In whose place a person decides on it now; undefined where they may not. */
  place({ by: applicant, levels, decided, over }: Submitted, who: number): number | undefined {
    const used = new Set(decided.flat());
    if (over || this.frozen.has(who) || who === applicant || used.has(who)) return undefined;
    const here = levels[decided.length] ?? [];
    const places = [
      who,
      ...[0, 1, 2, 3, 4].filter((one) => this.substitutes.get(one)?.by === who && !this.frozen.has(one)),
    ];
    return places.find((one) => here.includes(one) && !used.has(one));
  }
}

const worker = (place: number): Worker => people[place] ?? office.boss;

async function act(paper: Paper, one: Action): Promise<void> {
  if (one.kind === "apply") return await apply(paper, one);
  if (one.kind === "decide") return await decide(paper, one);
  if (one.kind === "substitute") return await appoint(paper, one);
  if (one.kind === "chain") return await setChain(paper, one);
  if (one.to) paper.frozen.add(one.by);
  else paper.frozen.delete(one.by);
  await inTransaction(app.database, { companyId: office.company.companyId }, (db) =>
    db.execute(sql`UPDATE staff_user SET state = ${one.to ? "frozen" : "normal"} WHERE id = ${worker(one.by).id}`),
  );
}

async function apply(paper: Paper, { by, amount }: Extract<Action, { kind: "apply" }>): Promise<void> {
  if (paper.frozen.has(by)) return;
  const id = await worker(by).write({ amount: String(amount + 1) });
  const levels = paper.levelsFor(by, amount + 1);
  expect((await worker(by).submit(id)).StatusCode).toBe(levels ? 200 : 422);
  if (levels) paper.submitted.push({ id, by, levels, decided: [], over: false });
}

/** A session outlives its user's freezing in this test, so that the rule itself is asked. */
async function decide(paper: Paper, { by, which, agree }: Extract<Action, { kind: "decide" }>): Promise<void> {
  const submitted = paper.submitted.at(-1 - (which % Math.max(1, paper.submitted.length)));
  if (!submitted || paper.frozen.has(by)) return;
  const place = paper.place(submitted, by);
  const answer = await worker(by).decide(submitted.id, agree > 0);
  expect(answer.StatusCode === 200, `${by} on ${JSON.stringify(submitted)}`).toBe(place !== undefined);
  if (place === undefined) return;
  submitted.decided.push([by, place]);
  submitted.over = agree === 0 || submitted.decided.length === submitted.levels.length;
}

async function appoint(paper: Paper, { by, of }: Extract<Action, { kind: "substitute" }>): Promise<void> {
  const before = paper.substitutes.get(of);
  if (before) {
    await office.boss.ask(deleteFinancialAuditSubstitute, { ids: [before.id] });
    paper.substitutes.delete(of);
  }
  if (by === of || paper.frozen.has(by)) return;
  const days = { fromDay: "2026-01-01", toDay: "2999-12-31" };
  const input = { userId: worker(of).id, substituteId: worker(by).id, ...days };
  const { id } = (await office.boss.ask(addFinancialAuditSubstitute, input)).Content;
  paper.substitutes.set(of, { by, id });
}

async function setChain(paper: Paper, { deal, from }: Extract<Action, { kind: "chain" }>): Promise<void> {
  if (paper.frozen.size > 0) return;
  const dealt = [0, 1, 2].map((level) => deal.flatMap((to, who) => (to === level ? [who] : [])));
  paper.chain = dealt.filter((of) => of.length > 0).map((of, place) => ({ of, from: place === 1 ? from : 0 }));
  const levels = paper.chain.map(({ of, from: least }) => ({
    of: of.map(worker),
    from: least === 0 ? "" : String(least),
  }));
  expect((await office.chain("operating", ...levels)).StatusCode).toBe(200);
}

/** Everything is put back, for the next run of actions. */
async function clear(paper: Paper): Promise<void> {
  for (const by of paper.frozen) await act(paper, { kind: "freeze", by, to: false });
  for (const of of paper.substitutes.keys()) await appoint(paper, { kind: "substitute", by: of, of });
}

test("Whatever chains, freezes, substitutes and amounts: never the applicant, never twice, never out of turn", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 40 }), async (actions) => {
      const paper = new Paper();
      await setChain(paper, { kind: "chain", deal: [0, 0, 1, 1, 2], from: 15 });
      for (const one of actions) await act(paper, one);
      for (const { id, by, decided } of paper.submitted) {
        const [round] = (await office.boss.load(id)).rounds;
        const deciders = round?.levels.map(({ decidedByName }) => decidedByName).filter((name) => name !== "") ?? [];
        expect(deciders).toEqual(decided.map(([who]) => "ABCDE"[who]));
        expect(new Set(deciders).size).toBe(deciders.length);
        expect(deciders).not.toContain("ABCDE"[by]);
      }
      await clear(paper);
    }),
    { numRuns: 12 },
  );
}, 60_000);
