import { getCityList, getCountryList, getPortList } from "@lading/contract/place";
import { on, type ServerModule } from "#core/http";
import { listCities, listCountries, listPorts } from "./lookups.ts";

export { countriesIn, countryCodeOf, countryName } from "./countries.ts";
export { cityNameIn, cityTexts } from "./cities/find.ts";
export {
  anyPortLabel,
  placeOnWayIn,
  portCodeOf,
  portCountry,
  portLabel,
  portOf,
  portsIn,
  refuseOtherPorts,
  routeNamesOf,
  unLocationCode,
  type Port,
} from "./ports.ts";
export { timeZoneNamed, timeZoneOf } from "./time-zones.ts";

/** Countries, cities and ports, known the same way by all modules. */
export const placeModule: ServerModule = {
  name: "place",
  routes: [on(getCountryList, listCountries), on(getCityList, listCities), on(getPortList, listPorts)],
};
