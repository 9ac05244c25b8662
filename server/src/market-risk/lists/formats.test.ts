import { describe, expect, test } from "vitest";
import { ListFileError, readEu, readOfac, readUn, readWholeOfac } from "./formats/index.ts";
import { readRemarks } from "./formats/ofac-remarks.ts";
import { publishedConsolidated, publishedFile, publishedSdn, publishedUn } from "./published.ts";

const problemOf = (read: () => unknown) => {
  try {
    read();
    return "none";
  } catch (error) {
    return error instanceof ListFileError ? error.problem : error;
  }
};

describe("OFAC's lists", () => {
  test("are read with the aliases, birth dates and numbers that hide in the remarks", () => {
    const marzook = publishedSdn().parties.find(({ reference }) => reference === "3754");
    expect(marzook).toMatchObject({
      kind: "person",
      programs: ["SDGT", "SDT"],
      birthDates: ["09 Feb 1951"],
      numbers: [
        { kind: "Passport", number: "92/664" },
        { kind: "SSN", number: "523-33-8386" },
      ],
    });
    expect(marzook?.names.map(({ name, kind }) => `${kind}: ${name}`)).toEqual([
      "primary: ABU MARZOOK, Mousa Mohammed",
      "alias: MARZUK, Musa Abu",
      "alias: ABU-MARZUQ, Dr. Musa",
      "alias: MARZOOK, Mousa Mohamed Abou",
      "alias: ABU-MARZUQ, Sa'id",
      "alias: MARZOUK, Musa Abu",
      "weak: ABU-'UMAR",
    ]);
  });

  test("have no header and write nothing as -0-", () => {
    const { parties } = publishedConsolidated();
    expect(parties).toHaveLength(442);
    expect(parties[0]).toMatchObject({ reference: "9639", birthDates: ["1962"] });
    expect(parties[0]?.names[0]).toEqual({ name: "HANIYA, Ismail Abdul Salah", kind: "primary" });
    expect(JSON.stringify(parties)).not.toContain("-0-");
  });

  test("say by their end mark that they are whole, and raise doubts without it", () => {
    expect(publishedConsolidated().doubts).toEqual([]);
    expect(publishedSdn().doubts).toEqual([
      { kind: "noEndMark", file: "sdn.csv", rows: 7379 },
      { kind: "orphans", file: "alt.csv", count: 7698, isBeyond: true },
      { kind: "orphans", file: "add.csv", count: 9121, isBeyond: true },
      { kind: "orphans", file: "sdn_comments.csv", count: 10, isBeyond: true },
    ]);
  });

  test("have SWIFT codes, and vessels their flag", () => {
    const { parties } = publishedSdn();
    expect(parties.flatMap(({ bics }) => bics)).toContain("HNRBBY2X");
    expect(parties.find(({ reference }) => reference === "4234")).toMatchObject({
      kind: "vessel",
      countries: ["Cuba"],
    });
  });

  test("are refused for cut off without the end mark, or when other files know parties behind the last one", () => {
    const [parties, names] = [publishedFile("sdn.csv"), publishedFile("alt.csv")];
    const marked = { ...parties, bytes: Buffer.concat([parties.bytes, Buffer.from([0x1a])]) };
    expect(problemOf(() => readWholeOfac({ parties }))).toBe("truncated");
    expect(problemOf(() => readWholeOfac({ parties: marked, names }))).toBe("truncated");
    expect(problemOf(() => readWholeOfac({ parties: marked }))).toBe("none");
    const [main, others] = [publishedFile("cons_prim.csv"), publishedFile("cons_alt.csv")];
    expect(problemOf(() => readWholeOfac({ parties: main, names: others }))).toBe("none");
  });

  test.each([100_000, 100_100, 100_203])("that end within a row (after %i bytes) are refused", (length) => {
    const { name, bytes } = publishedFile("sdn.csv");
    expect(problemOf(() => readOfac({ parties: { name, bytes: bytes.subarray(0, length) } }))).toBe("truncated");
  });

  test.each([
    ["a web page", "<html><body>Not found</body></html>"],
    ["another table", '1,"a"\n2,"b"\n'],
    ["a table with a header", `ent_num,name,type${",x".repeat(9)}\n1,"a","b"${",c".repeat(9)}\n`],
  ])("are refused when the file is %s", (_what, text) => {
    expect(problemOf(() => readOfac({ parties: { name: "sdn.csv", bytes: Buffer.from(text) } }))).toBe("format");
  });

  test("are refused when there is nothing in the file", () => {
    expect(problemOf(() => readOfac({ parties: { name: "sdn.csv", bytes: new Uint8Array() } }))).toBe("empty");
  });
});

describe("The UN's list", () => {
  test("is read with its date, names in their own script, aliases of either quality, and documents", () => {
    const { parties, date, doubts } = publishedUn();
    expect({ count: parties.length, date, doubts }).toEqual({ count: 1003, date: "2026-02-27", doubts: [] });
    const names = parties.flatMap((party) => party.names);
    expect(names).toContainEqual({ name: "صدام حسين التكريتي", kind: "alias" });
    expect(names).toContainEqual({ name: "MAKANIKA", kind: "weak" });
    expect(parties.flatMap(({ numbers }) => numbers)).toContainEqual({
      kind: "National Identification Number",
      number: "1-78-09-44621-80",
    });
  });

  test("is refused when it ends early, is another document, or brings entities of its own", () => {
    const { name, bytes } = publishedFile("UN_consolidated.xml");
    expect(problemOf(() => readUn({ name, bytes: bytes.subarray(0, 100_000) }))).toBe("truncated");
    expect(problemOf(() => readUn({ name, bytes: Buffer.from("<html></html>") }))).toBe("format");
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb">]><CONSOLIDATED_LIST>&b;</CONSOLIDATED_LIST>';
    expect(problemOf(() => readUn({ name, bytes: Buffer.from(bomb) }))).toBe("format");
  });
});

const readSample = (text: string) => readEu({ name: "eu.xml", bytes: Buffer.from(text) });

describe("The EU's list", () => {
  /** Made by the published schema; nobody in it exists. */
  const sample = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-10-11T21:24:35.826+01:00" globalFileId="171703">
  <sanctionEntity designationDetails="Director" unitedNationId="" euReferenceNumber="EU.900001.1" logicalId="900001">
    <remark>Example entry</remark>
    <regulation regulationType="regulation" organisationType="council" publicationDate="2024-02-23" programme="UKR" logicalId="1">
      <publicationUrl>https://eur-lex.europa.eu/example</publicationUrl>
    </regulation>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="Anton" middleName="" lastName="Vymyshlenov" wholeName="Anton Vymyshlenov" strong="true" logicalId="2"/>
    <nameAlias wholeName="Антон Вымышленов" nameLanguage="RU" strong="true" logicalId="3"/>
    <nameAlias wholeName="Tosha" strong="false" logicalId="4"/>
    <citizenship countryIso2Code="RU" countryDescription="RUSSIAN FEDERATION" logicalId="5"/>
    <birthdate circa="true" calendarType="GREGORIAN" year="1970" countryIso2Code="00" countryDescription="UNKNOWN" logicalId="6"/>
    <birthdate circa="false" birthdate="1970-05-01" year="1970" logicalId="7"/>
    <address city="Nicosia" street="1 Example Street" zipCode="1010" countryIso2Code="CY" countryDescription="CYPRUS" logicalId="8"/>
    <identification identificationTypeCode="passport" identificationTypeDescription="National passport" number="AB123456" logicalId="9"/>
  </sanctionEntity>
  <sanctionEntity designationDetails="" unitedNationId="" logicalId="900002">
    <subjectType code="enterprise" classificationCode="E"/>
    <nameAlias wholeName="Example Bank of Nowhere" strong="true" logicalId="10"/>
    <identification identificationTypeCode="swiftbic" number="EXAMRUMM" logicalId="11"/>
  </sanctionEntity>
</export>`;

  test("is read with its date, aliases, numbers, birth dates and programmes", () => {
    const { parties, date } = readSample(sample);
    expect(date).toBe("2026-10-11");
    expect(parties[0]).toEqual({
      reference: "EU.900001.1",
      kind: "person",
      names: [
        { name: "Anton Vymyshlenov", kind: "primary" },
        { name: "Антон Вымышленов", kind: "alias" },
        { name: "Tosha", kind: "weak" },
      ],
      addresses: [{ text: "1 Example Street, 1010, Nicosia", country: "CYPRUS" }],
      numbers: [{ kind: "National passport", number: "AB123456" }],
      bics: [],
      birthDates: ["circa 1970", "1970-05-01"],
      countries: ["RUSSIAN FEDERATION"],
      programs: ["UKR"],
      remarks: "Director; Example entry",
    });
    expect(parties[1]).toMatchObject({ reference: "EU:900002", kind: "entity", bics: ["EXAMRUMM"], numbers: [] });
  });

  test("is refused when it ends early or is another document", () => {
    expect(problemOf(() => readSample(sample.slice(0, 1500)))).toBe("truncated");
    expect(problemOf(() => readSample(sample.replace("fpi/fsd", "other")))).toBe("format");
    expect(problemOf(() => readEu(publishedFile("UN_consolidated.xml")))).toBe("format");
    expect(problemOf(() => readSample('<export xmlns="http://eu.europa.ec/fpi/fsd/export"></export>'))).toBe("empty");
  });
});

const numbersOf = (remarks: string) => readRemarks(remarks).numbers.map(({ number }) => number);

test("A number in OFAC's remarks is read without its dates, its country and what it is called", () => {
  expect(numbersOf("Passport 745120209 (Korea, North) expires 26 Feb 2020; Gender Male.")).toEqual(["745120209"]);
  expect(numbersOf("Passport AP1810244 expires 31 Oct 2026.")).toEqual(["AP1810244"]);
  expect(numbersOf("alt. Italian Fiscal Code DRRKLB67L22Z352S.")).toEqual(["DRRKLB67L22Z352S"]);
  expect(numbersOf("License 2377; alt. Digital Currency Address - XBT 1GcKLUUXodTQcLcPD7VLMgvCc4hs5Q775.")).toEqual([
    "2377",
    "1GcKLUUXodTQcLcPD7VLMgvCc4hs5Q775",
  ]);
  expect(numbersOf("Unified Social Credit Code (USCC) 91350200705420347R (China).")).toEqual(["91350200705420347R"]);
  expect(numbersOf("alt. National ID No. NIC: 277-93-113495 (Pakistan).")).toEqual(["277-93-113495"]);
  expect(numbersOf("U.S.A. Passport issued 21 Jun 1992 in Amman, Jordan.")).toEqual([]);
  expect(numbersOf("Vessel Registration Identification IMO 9187629; MMSI 215000818.")).toEqual([
    "9187629",
    "215000818",
  ]);
});

describe("OFAC's kinds of numbers are read, each with its country in brackets and its dates", () => {
  test.each([
    ["Government Gazette Number 1234567890 (Russia)", "Government Gazette Number", "1234567890"],
    ["Commercial Registry Number 61250 (Lebanon)", "Commercial Registry Number", "61250"],
    ["Legal Entity Number 724500QVN4JLGF2T6W27 (Netherlands)", "Legal Entity Number", "724500QVN4JLGF2T6W27"],
    ["Chamber of Commerce Number 24310402 (Netherlands)", "Chamber of Commerce Number", "24310402"],
    ["UK Company Number 05012345 (United Kingdom)", "UK Company Number", "05012345"],
    ["Registration ID HRB 123456 (Germany) issued 02 Mar 2015", "Registration ID", "HRB 123456"],
    ["Trade License No. C 61245 (Malta)", "Trade License No.", "C 61245"],
    ["V.A.T. Number MT24521111 (Malta)", "V.A.T. Number", "MT24521111"],
    ["BIK (RU) 044525111", "BIK (RU)", "044525111"],
    ["CNP (Personal Numerical Code) 7460301380011", "CNP (Personal Numerical Code)", "7460301380011"],
    [
      "National ID No. 660603-05-5267 (Malaysia) issued 01 Jan 2001 expires 01 Jan 2011",
      "National ID No.",
      "660603-05-5267",
    ],
    ["alt. Cedula No. 12345678 (Venezuela)", "Cedula No.", "12345678"],
    ["NIT # 830028132-5 (Colombia)", "NIT #", "830028132-5"],
    ["C.U.R.P. GOMA661231HSLNRL07 (Mexico)", "C.U.R.P.", "GOMA661231HSLNRL07"],
    ["Aircraft Manufacturer's Serial Number (MSN) 550", "Aircraft Manufacturer's Serial Number (MSN)", "550"],
  ])("%s", (remark, kind, number) => {
    expect(readRemarks(`${remark}; Gender Male.`).numbers).toEqual([{ kind, number }]);
  });

  test("but no telephone and no date is one", () => {
    for (const remark of ["Telephone No. 9611234567", "Fax Number 9611234567", "DOB 01 Jan 1970"])
      expect(readRemarks(`${remark}.`).numbers).toEqual([]);
  });
});

const numberOf = (text: string) => {
  const bytes = Buffer.from(
    `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:00"><INDIVIDUALS><INDIVIDUAL><REFERENCE_NUMBER>QDi.999</REFERENCE_NUMBER>` +
      `<FIRST_NAME>ANTON</FIRST_NAME><INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>${text}</NUMBER></INDIVIDUAL_DOCUMENT>` +
      `</INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`,
  );
  return readUn({ name: "un.xml", bytes }).parties[0]?.numbers.map(({ number }) => number);
};

describe("The UN's documents are read without what stands beside their numbers", () => {
  test.each([
    ["A0123456", "A0123456"],
    ["  OA 454197 ", "OA 454197"],
    ["British passport number C00146605", "C00146605"],
    ["381110042 (Expired on 3 Feb. 2010)", "381110042"],
    ["1-78-09-44621-80", "1-78-09-44621-80"],
    ["number: K142736", "K142736"],
  ])("%s", (text, number) => {
    expect(numberOf(text)).toEqual([number]);
  });

  test("and a document without a number has none", () => {
    expect(numberOf("")).toEqual([]);
  });
});
