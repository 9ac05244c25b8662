import { dataFolderOf } from "#core/config";
import { runningEmbedded } from "#core/db/server";
import { fundDifferences } from "#client-fund";
import { runVerifyCommand } from "#write-off";
import { profitDifferences } from "./verify.ts";

/** `npm run verify`: the balances and sums that are not what the ledger, bills and costs say. */
const url = process.env["DATABASE_URL"] || (await runningEmbedded(dataFolderOf(process.env)))?.ownerUrl;
process.exitCode = await runVerifyCommand({
  url,
  print: (text) => process.stdout.write(`${text}\n`),
  checks: [profitDifferences, fundDifferences],
});
