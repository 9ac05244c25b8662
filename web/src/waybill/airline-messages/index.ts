export { AirlineMessageImport } from "./AirlineMessageImport.tsx";
