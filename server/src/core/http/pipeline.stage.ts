import {
  anyone,
  coreRefusals,
  customerOnly,
  defineCall,
  operator,
  refuse,
  refuseField,
  signedIn,
  staff,
  type Access,
} from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { rateLimits } from "#core/db";
import { afterCommit, keepingWrites } from "./after-commit.ts";
import { countAgainst } from "./rate-limit.ts";
import { on, onWithoutTransaction, withMessage } from "./route.ts";

const input = z.strictObject({ what: z.string().max(10).default("") });
const answer = z.object({ count: z.int() });
const call = <const X extends Access>(path: `/Example/${string}`, access: X, changes = false) =>
  defineCall({ path, summary: "Example", access, input, answer, changes, refusals: [], example: {} });

export const right = "/example/page:edit";
/** A call of each access and kind. */
export const calls = {
  open: call("/Example/Open", anyone),
  mine: call("/Example/Mine", signedIn),
  edit: call("/Example/Edit", staff(right)),
  export: call("/Example/Export", { ...staff(), afterExpiry: true }),
  order: call("/Example/Order", customerOnly),
  operate: call("/Example/Operate", operator),
  add: call("/Example/Add", signedIn, true),
  refuse: call("/Example/Refuse", anyone, true),
  limited: call("/Example/Limited", anyone),
  own: call("/Example/Own", signedIn),
  wrong: call("/Example/Wrong", anyone),
};

let counter = 0;
/** Inputs of the calls whose work after the commit has run. */
export const pushed: string[] = [];
export const routes = [
  on(calls.open, async ({ session }) => ({ count: session === null ? 0 : 1 })),
  on(calls.mine, async ({ session }) =>
    withMessage(
      { count: session.companyId.length },
      { zh: "共 {n} 个", en: "{n} in all", ar: "المجموع {n}" },
      { n: 7 },
    ),
  ),
  on(calls.edit, async ({ session }) => ({ count: session.rights.size })),
  on(calls.export, async () => ({ count: 0 })),
  on(calls.order, async ({ session }) => ({ count: session.customerId.length })),
  on(calls.operate, async () => ({ count: 0 })),
  on(calls.add, async (context) => {
    afterCommit(context, () => void pushed.push(context.input.what));
    if (context.input.what === "slow") await context.db.execute(sql`select pg_sleep(0.3)`);
    if (context.input.what === "no") throw refuse(coreRefusals.stale);
    await countAgainst(context.db, { key: "added", limit: 1_000_000, windowSeconds: 86_400 });
    return { count: (counter += 1) };
  }),
  on(calls.refuse, async ({ db, input: { what } }) => {
    if (what === "sql") await db.execute(sql`select secret_column from nowhere`);
    if (what === "twice") {
      await db.execute(sql`insert into rate_limit (key, window_start, used) values ('t', '2020-01-01', 1)`);
      await db.execute(sql`insert into rate_limit (key, window_start, used) values ('t', '2020-01-01', 1)`);
    }
    if (what === "keep" || what === "drop") {
      await db.insert(rateLimits).values({ key: what, windowStart: "2020-01-01T00:00:00Z", used: 1 });
      const refused = refuse(coreRefusals.notFound);
      throw what === "keep" ? keepingWrites(refused) : refused;
    }
    if (what === "swallow") await db.execute(sql`select 1/0`).catch(() => undefined);
    if (what === "nul") await db.execute(sql`select ${"\u0000"}::text`);
    if (what === "field") throw refuseField("what", coreRefusals.tooLong, { max: 3 });
    return { count: 0 };
  }),
  on(calls.limited, async () => ({ count: 0 }), {
    limit: ({ input: { what } }) => ({ key: `limited:${what}`, cost: 2, limit: 5, windowSeconds: 3_600 }),
  }),
  onWithoutTransaction(calls.own, async ({ session }) => ({ count: session.companyId.length })),
  on(calls.wrong, async () => ({ count: 0.5 })),
];
