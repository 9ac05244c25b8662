/** Fields of a waybill's shipper; the first is its name. */
export const shipperFieldNames = [
  "shipperName",
  "shipperCompany",
  "shipperPhone",
  "shipperEmail",
  "shipperCountry",
  "shipperProvince",
  "shipperCity",
  "shipperAddress",
  "shipperPostalCode",
] as const;

/** Fields of a waybill's consignee; the first is its name. */
export const consigneeFieldNames = [
  "consigneeName",
  "consigneeCompany",
  "consigneePhone",
  "consigneeEmail",
  "consigneeCountry",
  "consigneeProvince",
  "consigneeCity",
  "consigneeAddress",
  "consigneePostalCode",
] as const;

/** The address of a company as its record has it. */
interface CompanyOnFile {
  companyName: string;
  companyNameEn: string;
  phone: string;
  email: string;
  country: string;
  city: string;
  address: string;
}

/** A company as the shipper on a carrier's document: in English where it has such a name, as agents are. */
export function shipperOf({ companyName, companyNameEn, phone, email, country, city, address }: CompanyOnFile) {
  return {
    shipperName: companyNameEn || companyName,
    shipperPhone: phone,
    shipperEmail: email,
    shipperCountry: country,
    shipperCity: city,
    shipperAddress: address,
  };
}
