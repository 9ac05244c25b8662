import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";

export interface Heard {
  event: string;
  data: unknown;
}

/** A page that listens: what it has heard so far, and whether the server has ended it. */
export class OpenPage {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  text = "";
  ended = false;
  readonly #response: IncomingMessage;

  constructor(response: IncomingMessage) {
    this.#response = response;
    this.status = response.statusCode ?? 0;
    this.headers = response.headers;
    response.setEncoding("utf8");
    response.on("data", (text: string) => (this.text += text));
    response.on("close", () => (this.ended = true));
    response.on("error", () => undefined);
  }

  get heard(): Heard[] {
    return this.text.split("\n\n").flatMap((block) => {
      const found = /^event: (.+)\ndata: (.+)$/.exec(block);
      return found ? [{ event: found[1] ?? "", data: JSON.parse(found[2] ?? "null") as unknown }] : [];
    });
  }

  close(): void {
    this.#response.destroy();
  }
}

/** Opens a stream of server-sent events, over a connection of its own. */
export async function listenTo(url: string, token?: string): Promise<OpenPage> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return await new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => resolve(new OpenPage(response))).on("error", reject);
  });
}
