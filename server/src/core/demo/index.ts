export { some, type DemoCompany, type DemoCustomer, type DemoPart, type DemoStaff, type DemoUser } from "./company.ts";
export { dayFrom } from "./days.ts";
export { companyName, personName, phoneNumber, type Script } from "./people.ts";
export { destinations, origins, type Place } from "./places.ts";
export { plainPdf } from "./plain-pdf.ts";
export { seeded, type Random } from "./random.ts";
export { demoReader } from "./reader.ts";
