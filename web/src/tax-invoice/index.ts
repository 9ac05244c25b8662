export { IssuedInvoices } from "./IssuedInvoices.tsx";
