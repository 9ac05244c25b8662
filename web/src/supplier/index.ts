export { SupplierInput } from "./SupplierInput.tsx";
export { useSupplierSearch } from "./use-supplier-search.ts";
