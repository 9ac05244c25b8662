export { createSmsSender } from "./sms.ts";
export type { AliyunAccount, Sms, SmsDelivery, SmsOptions, SmsSender } from "./sms.ts";
