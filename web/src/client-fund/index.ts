export { OwnFunds } from "./OwnFunds.tsx";
