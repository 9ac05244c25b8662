import { coreRefusals, refuse } from "@lading/contract/core";
import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many at once: each takes a core for some 20 ms, and calls must go on meanwhile. */
const mostAtOnce = 2;
/** So many wait their turn, a few seconds long; whoever comes then is asked to come again. */
const mostWaiting = 200;
const comeAgainSeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running += 1;
  else {
    if (waiting.length >= mostWaiting) throw refuse(coreRefusals.tooManyRequests, { seconds: comeAgainSeconds });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The longest waiting takes over this place.
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password with argon2id. Refuses with `tooManyRequests` when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** A hash that no password has; verifying against it takes as long as against a real one. */
let nobody: Promise<string> | undefined;

/** True when the password is the hash's. Without a hash it is false after the same time, so that time tells nothing. */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hash("nobody has this password", cost);
  const against = hashed ?? (await nobody);
  const right = await inTurn(() => verify(against, password).catch(() => false));
  return hashed !== null && right;
}
