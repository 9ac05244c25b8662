import type { Language } from "@lading/contract/core";
import type { Database } from "#core/db";
import type { Logger } from "#core/log";
import { keepInOutbox } from "#core/outbox";
import { sendByAliyun, type AliyunAccount } from "./aliyun.ts";

export type { AliyunAccount } from "./aliyun.ts";

export interface Sms {
  /** A phone number with its country code (`+86…`), or a Chinese one without. */
  to: string;
  /** The whole text, for the outbox. Providers in China send their own approved template instead, filled with `values`. */
  text: string;
  /** The template's values, e.g. `{ code: "482913" }`. */
  values: Readonly<Record<string, string>>;
  language: Language;
}

export interface SmsDelivery {
  /** `outbox`: no provider is configured, so the message waits for the server's operator, and the screen says so. */
  delivered: "sms" | "outbox";
}

export interface SmsSender {
  /** Sends one text message. Refuses with `smsRefusals`; then nothing was sent. It waits for the provider, so call it outside a transaction. */
  send(sms: Sms): Promise<SmsDelivery>;
}

export interface SmsOptions {
  database: Database;
  log: Logger;
  /** Without an account, messages go to the outbox. */
  aliyun?: AliyunAccount;
}

/** Makes the sender: by Aliyun where an account is configured, else into the outbox. */
export function createSmsSender({ database, log, aliyun }: SmsOptions): SmsSender {
  return {
    send: async (sms) => {
      if (aliyun) {
        await sendByAliyun(aliyun, sms, log);
        return { delivered: "sms" };
      }
      const { to: recipient, text: body, language } = sms;
      await keepInOutbox(database, { channel: "sms", recipient, subject: "", body, language });
      return { delivered: "outbox" };
    },
  };
}
