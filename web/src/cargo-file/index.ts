export { WaybillFiles } from "./late.tsx";
