import { isIP } from "node:net";
import { z } from "zod";

const onOff = z.enum(["on", "off"], "must be on or off");
const text = z.string();
const webUrl = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// address" })
  .transform((url) => url.replace(/\/+$/, ""));
const postgresUrl = z
  .string()
  .refine(
    (url) => /^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url),
    "must look like postgres://user:password@host:5432/database",
  );
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const portList = z
  .string()
  .regex(/^\d{1,5}(?:\s*,\s*\d{1,5})*$/, "must be ports separated by commas, such as 465,587")
  .refine(
    (value) => value.split(",").every((port) => +port >= 1 && +port <= 65_535),
    "must hold ports from 1 to 65535",
  );

/** `on`, `off`, or addresses and networks (`10.0.0.0/8`) separated by commas. */
const proxies = z.string().refine(
  (value) =>
    value === "on" ||
    value === "off" ||
    value.split(",").every((part) => {
      const [address = "", bits, ...more] = part.trim().split("/");
      const widest = isIP(address) === 6 ? 128 : 32;
      return (
        isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= widest))
      );
    }),
  "must be on, off, or addresses and networks separated by commas, such as 10.0.0.0/8",
);

/** A variable's default as `docs/configuration.md` prints it, where it is not a value but a rule. */
const rule = (described: string) => ({ default: described });

/**
 * Every environment variable that Lading reads, with what it means. An empty one counts as not set.
 * Defaults that depend on other variables are worked out in config.ts.
 */
export const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("Port to listen on; 0 takes a free one."),
  HOST: text.default("127.0.0.1").describe("Address to listen on. `0.0.0.0` opens it to the network."),
  LADING_DATA: text
    .default("./data")
    .describe(
      "Folder of the embedded database, the files and the generated secrets; relative to where the server is started.",
    ),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      "PostgreSQL 15 or later, as the user that owns the tables: `postgres://user:password@host:5432/database`.",
    )
    .meta(rule("the embedded database")),
  DATABASE_APP_URL: postgresUrl
    .optional()
    .describe("The same database as a role made by hand, which owns nothing and cannot bypass row-level security.")
    .meta(rule("role `lading_app`, made at the start")),
  LADING_PROCESSES: wholeNumber(1, 64)
    .optional()
    .describe(
      "Processes that serve on the port, each on a core of its own and with some 300 MB of memory. The one that dies is replaced. The embedded database takes at most 5.",
    )
    .meta(
      rule(
        "`1` with the embedded database, else as many as the machine has cores, at most 8 and half of `DATABASE_POOL_SIZE`",
      ),
    ),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000)
    .optional()
    .describe(
      "Most connections to the database at once, for each copy of the server; its processes share them out, at least two each. Each process has five more, for background work and pushes.",
    )
    .meta(rule("`10`, or 5 for each of `LADING_PROCESSES` where that is more")),
  LADING_DEMO: onOff
    .optional()
    .describe("Load the demo companies into an empty database.")
    .meta(rule("`on` with the embedded database on loopback, else `off`")),
  LADING_PUBLIC_URL: webUrl
    .optional()
    .describe("Where people reach Lading; stands in QR codes and messages.")
    .meta(rule("`http://HOST:PORT`")),
  LADING_LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent")
    .default("info")
    .describe("Least severe entries that are logged: `fatal`, `error`, `warn`, `info`, `debug`, or `silent`."),
  LADING_OPERATOR_TOKEN: text
    .min(16, "must have at least 16 characters")
    .optional()
    .describe("Token of the server's operator, who reads the outbox.")
    .meta(rule("generated once, in `LADING_DATA/operator-token`")),
  LADING_SECRET: text
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "Key for what the server signs, and for the passwords of mail accounts that it keeps encrypted; the same for all copies of the server. With another one those passwords must be entered again.",
    )
    .meta(rule("generated once, in `LADING_DATA/secret`")),
  LADING_SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/, error: "must look like mailto:security@example.com or https://…" })
    .optional()
    .describe("Whom to tell of a weakness of this installation; stands in `/.well-known/security.txt` when set."),
  LADING_REGISTER: onOff.default("on").describe("Whether new users may register."),
  LADING_TRUST_PROXY: proxies
    .default("off")
    .describe("Whose `X-Forwarded-For` is believed: `off`, `on`, or addresses and networks separated by commas."),
  LADING_APP_IOS_URL: webUrl.optional().describe("The app in Apple's store; its QR code is shown when set."),
  LADING_APP_ANDROID_URL: webUrl.optional().describe("The app for Android; its QR code is shown when set."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587 or smtps://…" })
    .optional()
    .describe("Mail server. Without it, mail is kept in the outbox."),
  MAIL_FROM: text
    .default("Lading <no-reply@lading.invalid>")
    .describe("Sender of mails, e.g. `Lading <no-reply@example.com>`; needed with SMTP_URL."),
  LADING_SMTP_PRIVATE: onOff
    .default("off")
    .describe("`on` where companies' own mail accounts may lead to mail servers in the server's own network."),
  LADING_SMTP_PORTS: portList
    .default("25,465,587,2525")
    .describe("Ports that companies' own mail accounts may use, separated by commas."),
  ALIYUN_SMS_ACCESS_KEY_ID: text
    .optional()
    .describe("Aliyun account for text messages. Without it, they are kept in the outbox."),
  ALIYUN_SMS_ACCESS_KEY_SECRET: text.optional().describe("Its secret."),
  ALIYUN_SMS_SIGN_NAME: text.optional().describe("Its approved signature."),
  ALIYUN_SMS_TEMPLATE_CODE: text
    .optional()
    .describe("Its approved template for verification codes, with the value `code`."),
  ALIYUN_SMS_TEMPLATE_CODE_EN: text.optional().describe("The same in English.").meta(rule("the one above")),
  ALIYUN_SMS_TEMPLATE_CODE_AR: text.optional().describe("The same in Arabic.").meta(rule("the one above")),
  WECHAT_APP_ID: text.optional().describe("WeChat application for signing in by WeChat."),
  WECHAT_APP_SECRET: text.optional().describe("Its secret."),
  ECB_RATES_URL: webUrl
    .optional()
    .describe(
      "Where the European Central Bank publishes the day's exchange rates, `https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`. Without it, rates are entered by hand only.",
    ),
  LADING_LISTS_PRIVATE: onOff
    .default("off")
    .describe("`on` where sanctions lists may be fetched from addresses of the server's own network."),
  S3_BUCKET: text
    .optional()
    .describe("Bucket for files, of S3 or a store that speaks its language.")
    .meta(rule("the folder `LADING_DATA/files`")),
  S3_REGION: text.optional().describe("Its region."),
  S3_ENDPOINT: webUrl.optional().describe("Its address, when it is not Amazon's.").meta(rule("Amazon's")),
  S3_ACCESS_KEY_ID: text.optional().describe("Its access key."),
  S3_SECRET_ACCESS_KEY: text.optional().describe("Its secret key."),
  S3_PATH_STYLE: onOff
    .default("off")
    .describe("`on` where the bucket stands in the path and not in the host's name (MinIO)."),
});

export type Variables = z.output<typeof variables>;

/** Variables that make sense only together. */
export const together = [
  ["ALIYUN_SMS_ACCESS_KEY_ID", "ALIYUN_SMS_ACCESS_KEY_SECRET", "ALIYUN_SMS_SIGN_NAME", "ALIYUN_SMS_TEMPLATE_CODE"],
  ["WECHAT_APP_ID", "WECHAT_APP_SECRET"],
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const satisfies readonly (readonly (keyof Variables)[])[];
