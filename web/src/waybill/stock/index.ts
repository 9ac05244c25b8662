export { AwbStock } from "./AwbStock.tsx";
