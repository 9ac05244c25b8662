export { PayeeSelect } from "./PayeeSelect.tsx";
