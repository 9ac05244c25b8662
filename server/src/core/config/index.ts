export { ConfigError, dataFolderOf, parseConfig, readConfig } from "./config.ts";
export type { AliyunSms, Config, Environment, S3Bucket } from "./config.ts";
export { configurationTable } from "./document.ts";
export { keptSecret } from "./kept-secret.ts";
export { StartError } from "./start-error.ts";
