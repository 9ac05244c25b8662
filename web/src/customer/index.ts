export { CustomerSelect } from "./CustomerSelect.tsx";
export { CustomerNumberSelect, type KnownCustomer } from "./CustomerNumberSelect.tsx";
export { useCustomerSearch } from "./use-customer-search.ts";
