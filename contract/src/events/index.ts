import { defineRefusals } from "#core";

/** Server-sent events for the signed-in person, with the token in the `Authorization` header. Each has a kind and small data; `missed` means: ask anew. */
export const eventsPath = "/events";
/** Server-sent events for the public: `?numbers=A,B` (at most 20) tells `tracking.changed` with `{ number }`. */
export const trackingEventsPath = "/events/tracking";

/** `job.progress`: how far a long piece of work has come. */
export interface JobProgressEvent {
  id: string;
  state: "waiting" | "running" | "done" | "failed";
  done: number;
  total: number;
}

export const trackingStreamRefusals = defineRefusals("events", {
  noNumbers: {
    status: 422,
    text: { zh: "运单号不能为空", en: "The waybill number cannot be empty", ar: "لا يمكن أن يكون رقم البوليصة فارغًا" },
  },
  tooManyNumbers: {
    status: 422,
    text: {
      zh: "一次最多 {max} 个运单号",
      en: "At most {max} numbers at once",
      ar: "{max} رقمًا كحد أقصى في المرة الواحدة",
    },
  },
});
