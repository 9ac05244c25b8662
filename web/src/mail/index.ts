export { MailHistory } from "./late.tsx";
