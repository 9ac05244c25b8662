import { dataFolderOf } from "#core/config";
import { runningEmbedded } from "#core/db/server";
import { runOutboxCommand } from "#core/outbox";

/** `npm run outbox -- [how many]`: what was not sent, for want of a mail server or an SMS provider. */
const url = process.env["DATABASE_URL"] || (await runningEmbedded(dataFolderOf(process.env)))?.ownerUrl;
const args = process.argv.slice(2);
process.exitCode = await runOutboxCommand({ url, args, print: (text) => process.stdout.write(`${text}\n`) });
