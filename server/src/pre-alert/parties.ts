import { partySource } from "#party";
import { preAlerts } from "./tables.ts";

/** The carrier and the agents that pre-alerts name, sent and received ones. */
export const preAlertParties = partySource(preAlerts, {
  carrier: "carrier",
  originAgent: "agent",
  destinationAgent: "agent",
});
