import { createServer, type IncomingMessage } from "node:http";

/** `eurofxref-daily.xml` as the European Central Bank publishes it; some of its rates may be put differently. */
export function published(rates: Readonly<Record<string, string>> = {}): string {
  const all = { USD: "1.1534", JPY: "181.23", CZK: "24.154", HKD: "8.9702", CNY: "8.2007", ZAR: "19.8821", ...rates };
  const cubes = Object.entries(all).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender>
<gesmes:name>European Central Bank</gesmes:name>
</gesmes:Sender>
<Cube>
<Cube time='2026-11-20'>
${cubes.join("\n")}
</Cube>
</Cube>
</gesmes:Envelope>`;
}

/** The server's answer: a text, a status without one, or nothing at all. */
export type BankAnswer = string | number | null;

/** A server on loopback that stands for the Bank's. */
export interface Bank {
  url: string;
  answer: BankAnswer;
  readonly asked: IncomingMessage[];
  close: () => void;
}

export async function openBank(): Promise<Bank> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    if (typeof bank.answer === "number") response.writeHead(bank.answer).end();
    else if (bank.answer !== null) response.writeHead(200, { "content-type": "text/xml" }).end(bank.answer);
  });
  const bank: Bank = {
    url: "",
    answer: published(),
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  bank.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/stats/eurofxref/eurofxref-daily.xml`;
  return bank;
}
