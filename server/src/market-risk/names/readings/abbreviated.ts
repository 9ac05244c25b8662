/**
 * Words of companies' names as they are abbreviated on papers (ISO 4's List of Title Word Abbreviations, trade usage), behind
 * each the word itself. Those in capital letters are other words or names too (Min, Eng, Sec): they are read so behind a dot only.
 */
const abbreviations: Readonly<Record<string, string>> = {
  trading: "tdg trdg trad TR",
  international: "intl internat internatl INT INTERN INTL",
  national: "natl NAT NATNL",
  industries: "inds indus indust IND",
  industrial: "indl industl",
  engineering: "engg engrg engng ENG ENGR",
  management: "mgt mgmt mngt mgmnt MAN MANAG",
  services: "svcs svces servs SERV SVC SER",
  transport: "transp trspt",
  transportation: "transpn transportn",
  technology: "technol TECH TECHN",
  technologies: "techs technols",
  manufacturing: "mfg manuf manufg mnfg",
  construction: "constr constrn CONST CONS",
  development: "devt devel develop dvlpt DEV",
  petroleum: "petrol PET",
  petrochemical: "petrochem petchem",
  university: "univ",
  institute: "instt INST",
  research: "rsch RES",
  shipping: "shpg shppg SHIP",
  investment: "invest invt invmt INV",
  general: "genl GEN",
  brothers: "bros",
  saint: "ST",
  chemical: "chem CHEM",
  electronics: "electron ELEC ELECTR",
  electric: "elect",
  machinery: "machy MACH",
  commercial: "coml commcl comml COMM COM",
  foundation: "fdn fndn found",
  organization: "orgn organ ORG",
  association: "assn assoc asscn ASS",
  ministry: "MIN",
  republic: "REP",
  aviation: "avn aviat AV",
  insurance: "insur INS",
  logistics: "logist LOG LOGS",
  agricultural: "agric AGRI AGR",
  products: "prods PROD",
  equipment: "equip eqpt equipt",
  department: "dept DEP",
  financial: "financ FIN",
  marine: "MAR",
  maritime: "marit",
  bank: "BK BNK",
  broadcasting: "bcast brdcst",
  security: "secur SEC",
  exchange: "exch exchg xchange",
  factory: "fty fcty",
  freight: "frt frght",
  forwarding: "fwdg fwd forwdg",
  cooperative: "coop",
  laboratory: "LAB",
  hospital: "HOSP",
  federal: "FED",
  federation: "fedn",
  government: "govt",
  committee: "cttee COMMITT",
  property: "propty PROP",
  building: "bldg bldgs",
  communications: "comms communic",
  telecommunications: "telecoms telecomm TEL",
  pharmaceutical: "pharm pharmaceut",
  scientific: "scient SCI",
  central: "CENTR CENT",
  eastern: "EAST",
  metallurgical: "metall METAL",
  "import export": "impex impexp imex IMP",
};

const spelledOut = new Map<string, string>();
const withDot = new Map<string, string>();
for (const [word, shortened] of Object.entries(abbreviations))
  for (const one of shortened.split(" "))
    if (one === one.toLowerCase()) spelledOut.set(one, word);
    else withDot.set(one.toLowerCase(), word);

/** States by the letters that stand for them in names of their bodies and companies. */
const states: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\p{L})I\.?\s?R\.?(?:\s?I\.?(?!\p{L})|\s+(?:of\s+)?Iran(?!\p{L}))/gu, "Islamic Republic of Iran"],
  [/(?<!\p{L})D\.?P\.?R\.?K\.?(?!\p{L})/gu, "Democratic People's Republic of Korea"],
  [/(?<!\p{L})P\.?R\.?C\.?(?!\p{L})|(?<!\p{L})P\.?R\.?\s+China(?!\p{L})/gu, "People's Republic of China"],
  [/(?<!\p{L})D\.?N\.?R\.?(?!\p{L})|(?<!\p{L})D\.?P\.?R\.?(?![\p{L}])/gu, "Donetsk People's Republic"],
  [/(?<!\p{L})L\.?[NP]\.?R\.?(?!\p{L})/gu, "Luhansk People's Republic"],
  [/(?<!\p{L})U\.?A\.?E\.?(?!\p{L})/gu, "United Arab Emirates"],
];
const slashed = /(?<!\p{L})(?:i\s*\/\s*e|imp\.?\s*(?:&|and|\/|-)\s*exp\.?)(?!\p{L})/giu;

/** Words that are written as one too. */
const apart = /(?<!\p{L})(?:air\s+(?:lines?|ways)|ship\s+(?:building|management)|petro\s+chemicals?)(?!\p{L})/giu;

/** A company's name with its abbreviated words in full; null of a name that has none. */
export function inFull(name: string): string | null {
  let full = name.replaceAll(slashed, "import export").replaceAll(apart, (found) => found.replace(/\s+/, ""));
  for (const [letters, state] of states) full = full.replaceAll(letters, state);
  full = full.replaceAll(
    /(?<![\p{L}\d])(\p{L}{2,9})(['’]\p{L})?(\.?)(?![\p{L}\d])/gu,
    (all, begun: string, end = "", dot) => {
      const text = (begun + String(end).replace(/^['’]/, "")).toLowerCase();
      return spelledOut.get(text) ?? (dot === "." || end !== "" ? withDot.get(text) : undefined) ?? all;
    },
  );
  return full === name ? null : full;
}
