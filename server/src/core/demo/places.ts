/** A city that goods leave from or go to, with its airport (IATA) and its seaport (UN/LOCODE). */
export interface Place {
  readonly country: string;
  readonly city: string;
  readonly airport: string;
  readonly seaport: string;
}

type Places = readonly [Place, ...Place[]];
const place = (country: string, city: string, airport: string, seaport: string): Place => ({
  country,
  city,
  airport,
  seaport,
});

export const origins: Places = [
  place("CN", "Shenzhen", "SZX", "CNYTN"),
  place("CN", "Guangzhou", "CAN", "CNCAN"),
  place("CN", "Shanghai", "PVG", "CNSHA"),
  place("CN", "Ningbo", "NGB", "CNNGB"),
  place("CN", "Xiamen", "XMN", "CNXMN"),
  place("CN", "Qingdao", "TAO", "CNTAO"),
  place("HK", "Hong Kong", "HKG", "HKHKG"),
];

export const destinations: Places = [
  place("SA", "Riyadh", "RUH", "SADMM"),
  place("SA", "Jeddah", "JED", "SAJED"),
  place("SA", "Dammam", "DMM", "SADMM"),
  place("AE", "Dubai", "DXB", "AEJEA"),
  place("AE", "Abu Dhabi", "AUH", "AEJEA"),
  place("KW", "Kuwait City", "KWI", "KWSWK"),
  place("OM", "Muscat", "MCT", "OMSOH"),
  place("BH", "Manama", "BAH", "BHKBS"),
  place("EG", "Alexandria", "HBE", "EGALY"),
  place("TR", "Istanbul", "IST", "TRIST"),
  place("NL", "Rotterdam", "AMS", "NLRTM"),
  place("DE", "Hamburg", "HAM", "DEHAM"),
  place("GB", "Felixstowe", "LHR", "GBFXT"),
  place("US", "Los Angeles", "LAX", "USLAX"),
  place("SG", "Singapore", "SIN", "SGSIN"),
  place("KE", "Mombasa", "MBA", "KEMBA"),
  place("NG", "Lagos", "LOS", "NGAPP"),
];
