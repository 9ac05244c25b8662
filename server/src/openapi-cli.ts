import { writeFile } from "node:fs/promises";
import { wholeApi } from "@lading/contract/all";
import { readConfig } from "#core/config";
import { describeApi } from "#core/openapi";

/** Writes the OpenAPI document that a server serves at `/openapi.json`, for generators and other programs. */
const [file = "openapi.json"] = process.argv.slice(2);
const document = describeApi(wholeApi, readConfig(process.env).publicUrl);
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`${file}: ${Object.keys(document.paths).length} paths\n`);
