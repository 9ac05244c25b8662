export { prepare } from "./prepare.ts";
export { SignedIn as default } from "./SignedIn.tsx";
