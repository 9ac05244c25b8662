export { Rounds } from "./Rounds.tsx";
