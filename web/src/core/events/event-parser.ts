import { isRecord } from "#core/guards";

/** A push of the server: its kind, e.g. `job.progress`, and its data. */
export interface ServerEvent {
  kind: string;
  data: Readonly<Record<string, unknown>>;
}

/** Reads server-sent events from a stream's pieces, however it is cut. */
export class EventParser {
  #rest = "";

  /** The events that are whole with this piece. */
  read(piece: string): ServerEvent[] {
    const blocks = (this.#rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    this.#rest = blocks.pop() ?? "";
    return blocks.flatMap(readBlock);
  }
}

/** A block without data is a heartbeat or a setting. */
function readBlock(block: string): ServerEvent[] {
  const lines = block.split("\n");
  const kind = lines.find((line) => line.startsWith("event: "))?.slice("event: ".length);
  const text = lines.filter((line) => line.startsWith("data: ")).map((line) => line.slice("data: ".length));
  if (kind === undefined || text.length === 0) return [];
  const data: unknown = JSON.parse(text.join("\n"));
  return [{ kind, data: isRecord(data) ? data : {} }];
}
