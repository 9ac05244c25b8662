import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { getAppInfo } from "@lading/contract/session";
import { z } from "zod";
import type { Context } from "#core/http";

const packageFile = join(import.meta.dirname, "../../package.json");
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8")));

/** Facts about the server for the app's shell. */
export function appInfo({ services }: Context<typeof getAppInfo>) {
  const { publicUrl, appIosUrl = "", appAndroidUrl = "" } = services.config;
  return Promise.resolve({ version, publicUrl, iosUrl: appIosUrl, androidUrl: appAndroidUrl });
}
