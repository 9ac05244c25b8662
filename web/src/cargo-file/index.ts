export { MainFiles } from "./late.tsx";
