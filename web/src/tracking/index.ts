export { TrackedDialog } from "./TrackedDialog.tsx";
