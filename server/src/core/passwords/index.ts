import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many at once: each takes a core for some 20 ms, and calls must go on meanwhile. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** A hash that no password has; verifying against it takes as long as against a real one. */
let nobody: Promise<string> | undefined;

/** True when the password is the hash's. Without a hash it is false after the same time, so that time tells nothing. */
export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashPassword("nobody has this password");
  const against = hashed ?? (await nobody);
  const right = await inTurn(() => verify(against, password).catch(() => false));
  return hashed !== null && right;
}
