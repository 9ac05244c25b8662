export { MailHistory } from "./late.tsx";
export { LetterFields, useMailTold } from "./letter.tsx";
