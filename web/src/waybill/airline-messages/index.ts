export { MessageImport } from "./AirlineMessageImport.tsx";
