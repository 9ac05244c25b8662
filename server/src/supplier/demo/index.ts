export { addDemoOffer } from "./offer.ts";
export { addDemoSuppliers } from "./suppliers.ts";
