export { useCountdown } from "./countdown.ts";
