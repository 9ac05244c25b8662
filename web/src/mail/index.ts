export { MailHistory } from "./late.tsx";
export { LetterFields, useMailTold, useNotSent } from "./letter.tsx";
