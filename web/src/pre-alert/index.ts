export { useArrivals } from "./arrivals.ts";
