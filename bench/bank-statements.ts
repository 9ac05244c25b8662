import { loadavg } from "node:os";
import { join } from "node:path";
import { root } from "./server.ts";

/** As the server's own measurement gives it (server/src/bank-statement/match/quality.stage.ts). */
interface Quality {
  receipts: number;
  sure: number;
  wronglySure: readonly string[];
  firstRight: number;
  ofCustomers: number;
  missed: readonly string[];
}

/** As the server's own measurement gives it (server/src/bank-statement/match/load.stage.ts). */
interface Load {
  receipts: number;
  bills: number;
  customers: number;
  seconds: number;
  processorSeconds: number;
  sure: number;
  megabytes: number;
  waitP95: number;
  waitMost: number;
}

export interface BankStatementFigures {
  forRules: Quality;
  putAside: Quality;
  load: Load;
  /** Of the machine in the minute before. */
  machineLoad: number;
}

/** Receipts matched with open bills: how well, and a large file beside other work. */
export async function measureBankStatements(): Promise<BankStatementFigures> {
  const machineLoad = loadavg()[0] ?? Number.NaN;
  const folder = join(root, "server/src/bank-statement/match");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own, which is no part of this package
  const { measureLoad } = (await import(join(folder, "load.stage.ts"))) as { measureLoad: () => Promise<Load> };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const { measureMatching } = (await import(join(folder, "quality.stage.ts"))) as {
    measureMatching: (half: "forRules" | "putAside") => Quality;
  };
  const load = await measureLoad();
  return { forRules: measureMatching("forRules"), putAside: measureMatching("putAside"), load, machineLoad };
}
