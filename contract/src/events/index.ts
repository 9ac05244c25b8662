import { z } from "zod";
import { anyone, coreRefusals, defineRawRoute, defineRefusals, signedIn } from "#core";

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
      ar: "الحد الأقصى للأرقام في المرة الواحدة: {max}",
    },
  },
});

export const eventStream = defineRawRoute({
  name: "getEvents",
  method: "get",
  path: eventsPath,
  summary: "Events for the signed-in person, as server-sent events",
  description:
    "Each event has a kind (`job.progress`, `menu.changed`, `order.changed` …) and small data, mostly the ids of what changed: it says what to ask for again, and is no answer itself. `missed` means that events were lost, so ask for everything. A comment every 20 seconds keeps the line open.",
  access: signedIn,
  answer: { type: "text/event-stream", is: "Events until one side leaves" },
  refusals: [coreRefusals.tooManyRequests],
});

export const trackingStream = defineRawRoute({
  name: "getTrackingEvents",
  method: "get",
  path: trackingEventsPath,
  summary: "Which of some shipments changed, as server-sent events",
  description:
    "`tracking.changed` with `{ number }` says that there is something new to track. A number that nobody has never fires.",
  access: anyone,
  query: z.object({ numbers: z.string().describe("At most 20 numbers, separated by commas") }),
  answer: { type: "text/event-stream", is: "Events until one side leaves" },
  refusals: [trackingStreamRefusals.noNumbers, trackingStreamRefusals.tooManyNumbers, coreRefusals.tooManyRequests],
});
