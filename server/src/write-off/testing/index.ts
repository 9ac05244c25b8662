export { differences as balanceDifferences } from "../verify.ts";
