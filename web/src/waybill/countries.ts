/** The same for all modules. */
export { useCountries } from "#ui";
