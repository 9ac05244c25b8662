import { STATUS_CODES } from "node:http";
import { headers, refuse, trackingKey, type Language } from "@lading/contract/core";
import { dcsaVersion, trackEvents, trackingRefusals, type DcsaError, type DcsaEvent } from "@lading/contract/tracking";
import type { FastifyInstance } from "fastify";
import { inTransaction, type Database } from "#core/db";
import { countAgainst, languageOf, logFailure, refusedBy, type Outcome } from "#core/http";
import { portLabel, unLocationCode } from "#place";
import { meantByPieces } from "#waybill";
import { dcsaEvents, type Located, type NamedPort } from "./dcsa-events.ts";
import { pageOf, readQuery } from "./event-pages.ts";
import { trackingLimit } from "./limit.ts";
import type { ContainersOf, FoundShipment } from "./shipments.ts";
import { findShipments, portKindOf } from "./track.ts";

/** `GET /v1/track/{number}`: a shipment's events in the form of DCSA Track & Trace, refusals in its form of an error. */
export function eventRoutes(app: FastifyInstance, database: Database, containersOf: ContainersOf): void {
  allowPages(app);
  app.setErrorHandler((error, request, reply) => {
    const outcome = refusedBy(error, languageOf(request), request.id);
    logFailure(error, outcome, request);
    request.refusalCode = outcome.code;
    if (outcome.retryAfterSeconds !== undefined) reply.header("retry-after", outcome.retryAfterSeconds);
    return reply.code(outcome.status).send(errorOf(outcome, request));
  });
  app.get<{ Params: { number: string } }>(trackEvents.path.replace("{number}", ":number"), async (request, reply) => {
    request.callName = trackEvents.path;
    reply.headers({ "cache-control": "no-store", "api-version": dcsaVersion });
    const key = trackingKey(request.params.number);
    await countAgainst(database, trackingLimit(request.ip, 1));
    const query = readQuery(request.query);
    const { events, headers: neighbours } = pageOf(
      await eventsOf(key, { database, language: languageOf(request), containersOf }),
      query,
    );
    reply.headers(neighbours);
    return events;
  });
}

/** A browser need not ask again for so long whether it may ask, in seconds. */
const preflightSeconds = 24 * 60 * 60;

/** Lets pages of any origin read what anyone may read (Fetch, "CORS protocol"); no session is ever taken here. */
function allowPages(app: FastifyInstance): void {
  const exposed = ["API-Version", "Retry-After", "Current-Page", "First-Page", "Prev-Page", "Next-Page", "Last-Page"];
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": exposed.join(", "),
      "cross-origin-resource-policy": "cross-origin",
    });
  });
  app.options("/v1/*", async (_request, reply) => {
    // The standard lets a caller name the release that it knows.
    const allowed = [headers.language, headers.correlationId, "API-Version"].join(", ");
    reply.headers({ "access-control-allow-methods": "GET", "access-control-allow-headers": allowed });
    return reply.header("access-control-max-age", preflightSeconds).code(204).send();
  });
}

interface Asking {
  database: Database;
  language: Language;
  containersOf: ContainersOf;
}

/** The events of a number; a number that is not found and one that may not be shown look the same. */
async function eventsOf(key: string, { database, language, containersOf }: Asking): Promise<DcsaEvent[]> {
  const found = await inTransaction(database, { companyId: null, readOnly: true }, async (db) => {
    const meant = (await meantByPieces(db, [key])).get(key) ?? key;
    return await findShipments(db, [meant], { language, session: null, containersOf });
  });
  const shipments = found.flatMap(({ shipments: shown }) => shown.map(({ shipment }) => shipment));
  if (shipments.length === 0) throw refuse(trackingRefusals.unknownNumber, { number: key });
  return shipments.map(locate).flatMap(dcsaEvents);
}

/** Places have their English names: programs of all countries read them. */
function locate(shipment: FoundShipment): Located {
  const kind = portKindOf(shipment.type);
  const named = (port: string): NamedPort => ({
    label: portLabel(kind, port, "en"),
    unLocationCode: unLocationCode(kind, port),
  });
  return {
    shipment,
    origin: named(shipment.loadingPort),
    destination:
      shipment.destinationPort === ""
        ? { label: shipment.city, unLocationCode: undefined }
        : named(shipment.destinationPort),
    bySea: kind === "sea",
  };
}

/** Error of DCSA Track & Trace 2.2.0. */
function errorOf({ status, code = "", error }: Outcome, { method, url }: { method: string; url: string }): DcsaError {
  return {
    httpMethod: method,
    requestUri: url,
    errors: [{ reason: code, message: error ?? "" }],
    statusCode: String(status),
    statusCodeText: STATUS_CODES[status] ?? "",
    errorDateTime: new Date().toISOString(),
  };
}
