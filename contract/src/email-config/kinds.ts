import type { LocalText } from "#core";

/** Whether a password is kept; `unreadable`: it was, but the server's key is another one now. */
export const secretStates = ["none", "kept", "unreadable"] as const;
export type SecretState = (typeof secretStates)[number];

export const secretStateTexts = {
  none: { zh: "无", en: "None", ar: "لا توجد" },
  kept: { zh: "已保存", en: "Stored", ar: "محفوظة" },
  unreadable: { zh: "须重新输入", en: "Enter it again", ar: "أعد إدخالها" },
} as const satisfies Record<SecretState, LocalText>;

export const testStates = ["never", "passed", "failed"] as const;

export const testStateTexts = {
  never: { zh: "未测试", en: "Not tested", ar: "لم يُختبر" },
  passed: { zh: "通过", en: "Passed", ar: "ناجح" },
  failed: { zh: "失败", en: "Failed", ar: "فاشل" },
} as const satisfies Record<(typeof testStates)[number], LocalText>;

/** Most mail accounts of a company (catalogue §9). */
export const mostMailAccounts = 10;
