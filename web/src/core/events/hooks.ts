import { eventsPath, trackingEventsPath } from "@lading/contract/events";
import { useEffect, useEffectEvent } from "react";
import { queryClient } from "#core/api";
import type { ServerEvent } from "./event-parser.ts";
import { listen } from "./listen.ts";

const listeners = new Set<(event: ServerEvent) => void>();

/** Opens the one stream of the signed-in person; the shell does it. After a gap everything on the screen is asked anew. */
export function useEventStream(): void {
  useEffect(
    () =>
      listen(eventsPath, (event) => {
        if (event.kind === "missed") void queryClient.invalidateQueries();
        for (const listener of listeners) listener(event);
      }),
    [],
  );
}

/** Hears the events of one kind while the component is shown: `useServerEvent("job.progress", (data) => …)`. */
export function useServerEvent(kind: string, onEvent: (data: ServerEvent["data"]) => void): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: ServerEvent) => {
      if (event.kind === kind) hear(event.data);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [kind]);
}

/** On the public pages: tells when one of these numbers got an event, or when one may have been missed. */
export function useTrackingEvents(numbers: readonly string[], onChanged: () => void): void {
  const changed = useEffectEvent(onChanged);
  const query = numbers.join(",");
  useEffect(() => {
    if (query === "") return undefined;
    return listen(`${trackingEventsPath}?numbers=${encodeURIComponent(query)}`, () => changed());
  }, [query]);
}
