import { join, resolve } from "node:path";
import { shareOut, tooManyProcesses } from "./share-out.ts";
import { keptSecret } from "./kept-secret.ts";
import { StartError } from "./start-error.ts";
import { together, variables, type Variables } from "./variables.ts";

/** The server's settings, from its environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of LADING_DATA. */
  dataFolder: string;
  /** Without one, the embedded database is used. */
  databaseUrl: string | undefined;
  /** A role made by hand instead of `lading_app`. */
  databaseAppUrl: string | undefined;
  /** How many processes serve on the port. */
  processes: number;
  /** Of each process. */
  databasePoolSize: number;
  demo: boolean;
  /** Without a slash at its end. */
  publicUrl: string;
  logLevel: Variables["LADING_LOG_LEVEL"];
  operatorToken: string;
  secret: string;
  /** An address for reports of weaknesses, `mailto:` or `https:`. */
  securityContact: string | undefined;
  register: boolean;
  trustProxy: boolean | string[];
  appIosUrl: string | undefined;
  appAndroidUrl: string | undefined;
  /** Without it, mails go to the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Without it, text messages go to the outbox. */
  aliyunSms: AliyunSms | undefined;
  weChat: { appId: string; appSecret: string } | undefined;
  /** Without it, exchange rates are entered by hand only. */
  ecbRatesUrl: string | undefined;
  /** Sanctions lists may be fetched from addresses of the server's own network. */
  listPrivateAddresses: boolean;
  /** Companies' own mail accounts may lead into the server's own network. */
  smtpPrivateAddresses: boolean;
  /** Ports that companies' own mail accounts may use. */
  smtpPorts: readonly number[];
  /** Where files lie: a folder, or a bucket. */
  filePlace: { folder: string } | { s3: S3Bucket };
}

export interface AliyunSms {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  templates: { zh: string; en?: string; ar?: string };
}

export interface S3Bucket {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every wrong variable, one a line. Names no values: some are secrets. */
export class ConfigError extends StartError {
  constructor(problems: readonly string[]) {
    super(
      `Lading's configuration is wrong:\n${problems.map((problem) => `  ${problem}\n`).join("")}See docs/configuration.md.`,
    );
  }
}

/** The configuration; what is wrong is printed, all at once, and ends the process with code 2. */
export function readConfig(env: Environment): Config {
  try {
    return parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(2);
  }
}

/** The configuration; throws ConfigError. Makes the secrets that are generated once. */
export function parseConfig(env: Environment): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = variables.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  problems.push(...missingOf(given), ...(parsed.success ? tooManyProcesses(parsed.data) : []));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data);
}

/** The data folder alone, for commands that must not make anything in it. */
export function dataFolderOf(env: Environment): string {
  return resolve(env["LADING_DATA"]?.trim() || variables.shape.LADING_DATA.parse(undefined));
}

function missingOf(given: Environment): string[] {
  const missing = together.flatMap((group) => {
    const set = group.filter((name) => given[name] !== undefined);
    const unset = group.filter((name) => given[name] === undefined);
    return set.length === 0 ? [] : unset.map((name) => `${name} must be set, because ${set[0]} is`);
  });
  if (given["SMTP_URL"] !== undefined && given["MAIL_FROM"] === undefined)
    missing.push("MAIL_FROM must be set, because SMTP_URL is");
  const { DATABASE_URL, DATABASE_APP_URL } = given;
  if (DATABASE_APP_URL !== undefined && DATABASE_URL === undefined)
    missing.push("DATABASE_URL must be set, because DATABASE_APP_URL is");
  if (DATABASE_URL !== undefined && DATABASE_APP_URL === undefined && URL.parse(DATABASE_URL)?.password === "")
    missing.push("DATABASE_URL must hold a password, from which lading_app's is derived; or set DATABASE_APP_URL");
  return missing;
}

function configOf(given: Variables): Config {
  const dataFolder = resolve(given.LADING_DATA);
  const embedded = given.DATABASE_URL === undefined;
  return {
    port: given.PORT,
    host: given.HOST,
    dataFolder,
    databaseUrl: given.DATABASE_URL,
    databaseAppUrl: given.DATABASE_APP_URL,
    ...shareOut(given),
    demo: given.LADING_DEMO === undefined ? embedded && isLoopback(given.HOST) : given.LADING_DEMO === "on",
    publicUrl: given.LADING_PUBLIC_URL ?? `http://${reachable(given.HOST)}:${given.PORT}`,
    logLevel: given.LADING_LOG_LEVEL,
    operatorToken: given.LADING_OPERATOR_TOKEN ?? keptSecret(dataFolder, "operator-token"),
    secret: given.LADING_SECRET ?? keptSecret(dataFolder, "secret"),
    securityContact: given.LADING_SECURITY_CONTACT,
    register: given.LADING_REGISTER === "on",
    trustProxy: trustProxyOf(given.LADING_TRUST_PROXY),
    appIosUrl: given.LADING_APP_IOS_URL,
    appAndroidUrl: given.LADING_APP_ANDROID_URL,
    listPrivateAddresses: given.LADING_LISTS_PRIVATE === "on",
    smtpPrivateAddresses: given.LADING_SMTP_PRIVATE === "on",
    smtpPorts: given.LADING_SMTP_PORTS.split(",").map(Number),
    ...outsideServices(given),
    filePlace: filePlaceOf(given, dataFolder),
  };
}

function outsideServices(
  given: Variables,
): Pick<Config, "smtpUrl" | "mailFrom" | "aliyunSms" | "weChat" | "ecbRatesUrl"> {
  const { SMTP_URL, MAIL_FROM, WECHAT_APP_ID, WECHAT_APP_SECRET, ECB_RATES_URL } = given;
  return {
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    aliyunSms: aliyunSmsOf(given),
    weChat: WECHAT_APP_ID && WECHAT_APP_SECRET ? { appId: WECHAT_APP_ID, appSecret: WECHAT_APP_SECRET } : undefined,
    ecbRatesUrl: ECB_RATES_URL,
  };
}

function aliyunSmsOf(given: Variables): AliyunSms | undefined {
  const { ALIYUN_SMS_ACCESS_KEY_ID, ALIYUN_SMS_ACCESS_KEY_SECRET, ALIYUN_SMS_SIGN_NAME } = given;
  const { ALIYUN_SMS_TEMPLATE_CODE: zh, ALIYUN_SMS_TEMPLATE_CODE_EN: en, ALIYUN_SMS_TEMPLATE_CODE_AR: ar } = given;
  if (!ALIYUN_SMS_ACCESS_KEY_ID || !ALIYUN_SMS_ACCESS_KEY_SECRET || !ALIYUN_SMS_SIGN_NAME || !zh) return undefined;
  return {
    accessKeyId: ALIYUN_SMS_ACCESS_KEY_ID,
    accessKeySecret: ALIYUN_SMS_ACCESS_KEY_SECRET,
    signName: ALIYUN_SMS_SIGN_NAME,
    templates: { zh, ...(en && { en }), ...(ar && { ar }) },
  };
}

function filePlaceOf(given: Variables, dataFolder: string): Config["filePlace"] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return { folder: join(dataFolder, "files") };
  return {
    s3: {
      bucket: S3_BUCKET,
      region: S3_REGION,
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      pathStyle: given.S3_PATH_STYLE === "on",
    },
  };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d+){3}$/.test(host);
}

/** A name under which a browser on this machine reaches a server that listens there. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function trustProxyOf(value: string): boolean | string[] {
  if (value === "on" || value === "off") return value === "on";
  return value.split(",").map((address) => address.trim());
}
