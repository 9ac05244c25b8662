import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A network between this process and PostgreSQL that can lose what is sent without a word. */
export interface Network {
  /** The database's address through it. */
  url: string;
  /** Nothing goes through the connections that are open now; new ones are as before. */
  loseOpen: () => void;
  /** Nothing goes through any more: connections are taken, and nothing is answered. */
  loseAll: () => void;
  /** New connections go through again. */
  find: () => void;
  close: () => void;
}

/** Starts it on a free port of loopback. */
export async function networkTo(url: string): Promise<Network> {
  const open = new Set<{ lost: boolean }>();
  let losing = false;
  const server = createServer((near) => {
    const far = connect(placeOf(url));
    const state = { lost: losing };
    open.add(state);
    near.on("data", (bytes) => state.lost || far.write(bytes));
    far.on("data", (bytes) => state.lost || near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  const through = new URL(url);
  through.hostname = "127.0.0.1";
  through.port = String(typeof listening === "object" ? listening?.port : "");
  const loseOpen = () => open.forEach((state) => (state.lost = true));
  return {
    url: through.href,
    loseOpen,
    loseAll: () => {
      losing = true;
      loseOpen();
    },
    find: () => void (losing = false),
    close: () => void server.close(),
  };
}

/** Where PostgreSQL listens: the embedded one on a socket in its folder. */
function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port || "5432") };
}
