import type { Call } from "@lading/contract/core";
import type { ServerModule } from "./route.ts";

/** Throws, naming each slip, unless every call of the contract has exactly one handler and every handler is of the contract. */
export function assertAllHandled(calls: readonly Call[], modules: readonly ServerModule[]): void {
  const slips: string[] = [];
  const declared = new Set(calls.map(({ path }) => path));
  if (declared.size !== calls.length) slips.push("the contract declares a path twice");
  const owner = new Map<string, string>();
  for (const { name, routes } of modules) {
    for (const { call } of routes) {
      const first = owner.get(call.path);
      if (first !== undefined) slips.push(`${call.path} has two handlers, in ${first} and in ${name}`);
      if (!declared.has(call.path)) slips.push(`${call.path} of ${name} is not in the contract`);
      owner.set(call.path, name);
    }
  }
  for (const { path } of calls) if (!owner.has(path)) slips.push(`${path} has no handler`);
  if (slips.length > 0) throw new Error(`Calls and handlers do not match:\n${slips.join("\n")}`);
}
