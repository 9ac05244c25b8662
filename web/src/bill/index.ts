export { AccountCard } from "./late.tsx";
