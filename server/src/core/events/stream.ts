import type { FastifyReply } from "fastify";

/** An open response of server-sent events. */
export interface Stream {
  send(event: string, data: unknown): void;
  /** Runs `step` at every n-th heartbeat. */
  onHeartbeat(every: number, step: () => Promise<void>): void;
  /** Runs `step` once, when either side has closed. */
  onClose(step: () => void): void;
  close(): void;
}

/** A reader that leaves so much unread is cut off; it connects again and asks anew. */
const maxUnreadBytes = 256 * 1024;

/** Begins to stream. Comments as heartbeats keep proxies from closing it and show a dead reader. */
export function openStream(reply: FastifyReply, heartbeatMs: number): Stream {
  const { raw } = reply;
  const closing: (() => void)[] = [];
  const beating: { every: number; step: () => Promise<void> }[] = [];
  let beats = 0;
  let open = true;
  // Headers set so far by the server's hooks (security, correlation id): a hijacked reply does not send them by itself.
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // A stream ends only when one side leaves; nothing else is to be asked over its connection.
    connection: "close",
  });
  const write = (text: string) => {
    if (!open) return;
    raw.write(text);
    if (raw.writableLength > maxUnreadBytes) raw.destroy();
  };
  const heartbeat = setInterval(() => {
    beats += 1;
    write(": still here\n\n");
    for (const { every, step } of beating) if (beats % every === 0) void step();
  }, heartbeatMs);
  raw.on("close", () => {
    open = false;
    clearInterval(heartbeat);
    for (const step of closing.splice(0)) step();
  });
  raw.on("error", () => raw.destroy());
  write("retry: 3000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onHeartbeat: (every, step) => void beating.push({ every, step }),
    onClose: (step) => void (open ? closing.push(step) : step()),
    close: () => void raw.end(),
  };
}
