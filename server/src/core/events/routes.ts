import { coreRefusals, refuse, shipmentOfPieceCode } from "@lading/contract/core";
import { eventsPath, trackingEventsPath, trackingStreamRefusals } from "@lading/contract/events";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerId, type Session } from "#core/session";
import type { Events, Receiver } from "./events.ts";
import { Places } from "./places.ts";
import { openStream, type Stream } from "./stream.ts";

export interface EventsRoutesOptions {
  events: Events;
  /** Who sends this `Authorization` header; null without a live session. */
  findSession: (authorization: string | undefined) => Promise<Session | null>;
  /** How often an open stream says that it lives, in milliseconds. */
  heartbeatMs?: number;
  /** Open streams at once: for one person, for one address that is not signed in, and in all. */
  limits?: { person: number; address: number; all: number };
}

const maxNumbers = 20;
const usualLimits = { person: 20, address: 20, all: 20_000 };
/** A session that has ended keeps its stream for at most so many heartbeats. */
const heartbeatsPerCheck = 3;

/**
 * `GET /events`: what concerns the signed-in person, as server-sent events; the token travels in the
 * `Authorization` header, as everywhere. `GET /events/tracking?numbers=A,B`: public, tells only which
 * of at most 20 numbers changed. A number that does not exist never fires, which tells nothing.
 */
export function eventsRoutes(app: FastifyInstance, options: EventsRoutesOptions): void {
  const { events, findSession, heartbeatMs = 20_000, limits = usualLimits } = options;
  const streams = new Set<Stream>();
  const persons = new Places(limits.person);
  const addresses = new Places(limits.address);
  let stopping = false;

  function open(request: FastifyRequest, reply: FastifyReply, places: Places, who: string): Stream {
    if (streams.size >= limits.all || !places.take(who))
      throw refuse(coreRefusals.tooManyRequests, { seconds: Math.ceil(heartbeatMs / 1000) });
    request.callName = "events";
    const stream = openStream(reply, heartbeatMs);
    streams.add(stream);
    stream.onClose(() => {
      streams.delete(stream);
      places.free(who);
    });
    // Asked before the server began to stop, and let in after: nobody would end it.
    if (stopping) stream.close();
    return stream;
  }

  app.get(eventsPath, async (request, reply) => {
    const { authorization } = request.headers;
    const session = await findSession(authorization);
    if (!session) throw refuse(coreRefusals.loginExpired);
    const personId = callerId(session);
    const stream = open(request, reply, persons, `${session.companyId} ${personId}`);
    const who = { companyId: session.companyId, personId, staff: session.audience === "staff" };
    stream.onClose(events.subscribe(who, receiverOf(stream)));
    stream.onHeartbeat(heartbeatsPerCheck, async () => {
      // A database that is away ends nobody's session.
      const still = await findSession(authorization).catch(() => session);
      if (!still) stream.close();
    });
    return reply;
  });

  app.get(trackingEventsPath, async (request, reply) => {
    const numbers = numbersOf(request.query);
    const stream = open(request, reply, addresses, request.ip);
    stream.onClose(events.subscribeTracking(withShipments(numbers), receiverOf(stream)));
    return reply;
  });

  app.addHook("preClose", async () => {
    stopping = true;
    for (const stream of streams) stream.close();
  });
}

function receiverOf(stream: Stream): Receiver {
  return { tell: ({ kind, data }) => stream.send(kind, data), missed: () => stream.send("missed", {}) };
}

/** The numbers, and those of the shipments whose pieces' codes are among them. */
function withShipments(numbers: readonly string[]): string[] {
  return [...new Set(numbers.flatMap((number) => [number, shipmentOfPieceCode(number) ?? number]))];
}

function numbersOf(query: unknown): string[] {
  const given = typeof query === "object" && query !== null && "numbers" in query ? query.numbers : "";
  const numbers = (typeof given === "string" ? given : "")
    .split(",")
    .map((number) => number.replace(/\s+/g, "").toUpperCase())
    .filter((number) => number !== "" && number.length <= 64);
  if (numbers.length === 0) throw refuse(trackingStreamRefusals.noNumbers);
  if (numbers.length > maxNumbers) throw refuse(trackingStreamRefusals.tooManyNumbers, { max: maxNumbers });
  return [...new Set(numbers)];
}
