import {
  addClientFundBusinessEntry,
  addClientFundPayBack,
  addClientFundTransfer,
  confirmClientFundMovement,
  deleteClientFundFinanceEntry,
  getClientFundMovementList,
  loadClientFundEntryInfo,
  postClientFundEntry,
  refuseClientFundMovement,
} from "@lading/contract/client-fund";
import type { Call, RequestOf } from "@lading/contract/core";
import { Big } from "big.js";
import { assert, asyncProperty, array, constantFrom, integer, nat, record, type Parameters as Runs } from "fast-check";
import { expect, test } from "vitest";
import { fundsOfFile } from "./client-fund.stage.ts";

const funds = fundsOfFile();

const classes = ["business", "operating"] as const;
/** USD in whole cents. */
const usd = (cents: number) => new Big(cents).div(100).toFixed(2);

interface Money {
  balance: number;
  held: number;
}
interface Entry {
  id: string;
  cents: number;
  state: "waiting" | "posted" | "reversing" | "gone";
}
interface Movement {
  id: string;
  cents: number;
  from: number;
  to: number | null;
  entry: Entry | null;
  state: "pending" | "over";
}

/** Two funds of a customer, counted in cents; receipts' own money is left to the checks of `verify`. */
class Model {
  /** Somebody alone, whose every answer the model foretells; of many at once it counts what they were answered. */
  readonly alone: boolean;
  constructor(alone: boolean, [business, operating]: readonly [number, number]) {
    this.alone = alone;
    this.at(0).balance = business;
    this.at(1).balance = operating;
  }

  readonly funds: [Money, Money] = [
    { balance: 0, held: 0 },
    { balance: 0, held: 0 },
  ];
  readonly entries: Entry[] = [];
  readonly movements: Movement[] = [];
  available = (place: number) => {
    const { balance, held } = this.at(place);
    return balance - held;
  };
  at = (place: number): Money => {
    const fund = this.funds[place];
    if (!fund) throw new Error("There are two funds");
    return fund;
  };
}

type Step = {
  does: "enter" | "post" | "move" | "reverse" | "confirm" | "refuse";
  which: number;
  fund: number;
  cents: number;
};

/** Asks as a client does: a call that was put off (503) was not done at all, and is asked again. */
async function ask<C extends Call>(call: C, input: RequestOf<C>, by = funds.layla) {
  for (;;) {
    const answer = await funds.ask(call, input, by);
    if (answer.StatusCode !== 503) return answer;
  }
}

async function idOf(place: number): Promise<string | null> {
  return await funds.fund("USD", classes[place] ?? "business").then(
    ({ id }) => id,
    () => null,
  );
}

/** Whether a step was done: as the model foretold it, or, of many at once, done or clearly refused. */
function wasDone({ alone }: Model, { StatusCode }: { StatusCode: number }, foretold: 200 | 409 | 422, what: unknown) {
  if (alone) expect([what, StatusCode]).toEqual([what, foretold]);
  else expect([200, 409, 422]).toContain(StatusCode);
  return StatusCode === 200;
}

/** Does a step on both, and expects that the product allows what the model does. */
async function take(model: Model, { does, which, fund, cents }: Step): Promise<void> {
  const waiting = model.entries.filter(({ state }) => state === "waiting");
  const pending = model.movements.filter(({ state }) => state === "pending");
  if (does === "enter") {
    const entry = funds.entry({ receivedAmount: usd(cents), remittanceAmount: usd(cents) });
    const { id } = (await ask(addClientFundBusinessEntry, entry, funds.sami)).Content;
    model.entries.push({ id, cents, state: "waiting" });
  } else if (does === "post") {
    const entry = waiting[which % Math.max(1, waiting.length)];
    if (!entry) return;
    if (!wasDone(model, await ask(postClientFundEntry, { id: entry.id, version: 1 }), 200, "post")) return;
    entry.state = "posted";
    model.at(0).balance += entry.cents;
  } else if (does === "move") await move(model, { which, fund, cents });
  else if (does === "reverse") await reverse(model, which);
  else {
    const movement = pending[which % Math.max(1, pending.length)];
    if (movement) await decide(model, movement, does);
  }
}

async function move(model: Model, { which, fund, cents }: Omit<Step, "does">): Promise<void> {
  const fundId = await idOf(fund);
  if (fundId === null) return;
  const isTransfer = which % 2 === 0;
  const to = 1 - fund;
  const answer = isTransfer
    ? await ask(addClientFundTransfer, {
        fundId,
        amount: usd(cents),
        toCustomerId: funds.customer(),
        toFundClass: classes[to] ?? "business",
        reason: "Storage",
      })
    : await ask(addClientFundPayBack, { fundId, amount: usd(cents), payee: "Oasis", reason: "Paid twice" });
  if (!wasDone(model, answer, cents <= model.available(fund) ? 200 : 422, cents)) return;
  model.at(fund).held += cents;
  model.movements.push({
    id: answer.Content.id,
    cents,
    from: fund,
    to: isTransfer ? to : null,
    entry: null,
    state: "pending",
  });
}

async function reverse(model: Model, which: number): Promise<void> {
  const posted = model.entries.filter(({ state }) => state === "posted");
  const entry = posted[which % Math.max(1, posted.length)];
  if (!entry) return;
  const { version, unused } = (await ask(loadClientFundEntryInfo, { id: entry.id })).Content;
  const answer = await ask(deleteClientFundFinanceEntry, { id: entry.id, version, reason: "Wrong" });
  const isFree = unused === usd(entry.cents) && entry.cents <= model.available(0);
  if (!wasDone(model, answer, isFree ? 200 : 409, "reverse")) return;
  model.at(0).held += entry.cents;
  entry.state = "reversing";
  const { serialNumber } = (await ask(loadClientFundEntryInfo, { id: entry.id })).Content;
  const asked = { kind: "reversal", status: "pending", pageSize: 200 } as const;
  const { rows } = (await ask(getClientFundMovementList, asked)).Content;
  const id = rows.find((row) => row.entry === serialNumber)?.id ?? "";
  model.movements.push({ id, cents: entry.cents, from: 0, to: null, entry, state: "pending" });
}

async function decide(model: Model, movement: Movement, does: "confirm" | "refuse"): Promise<void> {
  const { id, cents, from, to, entry } = movement;
  const answer =
    does === "confirm"
      ? await ask(confirmClientFundMovement, { id, version: 1 }, funds.yusuf)
      : await ask(refuseClientFundMovement, { id, version: 1, reason: "No" }, funds.yusuf);
  if (!wasDone(model, answer, 200, does)) return;
  movement.state = "over";
  model.at(from).held -= cents;
  if (entry) entry.state = does === "confirm" ? "gone" : "posted";
  if (does === "refuse") return;
  model.at(from).balance -= cents;
  if (to !== null) model.at(to).balance += cents;
}

const step = record({
  does: constantFrom("enter", "enter", "post", "post", "move", "move", "reverse", "confirm", "confirm", "refuse"),
  which: nat(9),
  fund: nat(1),
  cents: integer({ min: 1, max: 50_000 }),
});

/** So many runs, each of 200 steps: LADING_SEEDS makes them more than the suite has time for. */
const runs = (usual: number): Runs<unknown> => ({
  numRuns: Number(process.env.LADING_SEEDS ?? usual),
  endOnFailure: true,
});
const inTime = 300_000 + Number(process.env.LADING_SEEDS ?? 0) * 60_000;

/** Refuses all that is pending; then the product says of both funds what the model does, and the ledger agrees. */
async function settleUp(model: Model): Promise<[number, number]> {
  for (const movement of model.movements.filter(({ state }) => state === "pending"))
    await decide(model, movement, "refuse");
  for (const place of [0, 1]) {
    if ((await idOf(place)) === null) continue;
    const fund = await funds.fund("USD", classes[place] ?? "business");
    expect([fund.balance, fund.held]).toEqual([usd(model.at(place).balance), "0.00"]);
  }
  expect(await funds.differences()).toEqual([]);
  return [model.at(0).balance, model.at(1).balance];
}

// Rounds share a company: what earlier ones left is where the next one begins.
let left: [number, number] = [0, 0];

/** Goes 200 random steps in each of so many rounds, and expects that product, model and ledger say the same after each. */
async function holds(rounds: number, alone: boolean, go: (model: Model, steps: Step[]) => Promise<void>) {
  const property = asyncProperty(array(step, { minLength: 200, maxLength: 200 }), async (steps) => {
    const model = new Model(alone, left);
    await go(model, steps);
    left = await settleUp(model);
  });
  await assert(property, runs(rounds));
}

test(
  "200 random steps are what a model in whole cents says, to the last of them, and the ledger agrees",
  async () => {
    await holds(3, true, async (model, steps) => {
      for (const one of steps) await take(model, one);
    });
  },
  inTime,
);

test(
  "200 random steps of 64 clients at once leave what those that were done come to, to the cent",
  async () => {
    await holds(2, false, async (model, steps) => {
      const queue = [...steps];
      const client = async () => {
        for (let one = queue.shift(); one; one = queue.shift()) await take(model, one);
      };
      await Promise.all(Array.from({ length: 64 }, client));
    });
  },
  inTime,
);
