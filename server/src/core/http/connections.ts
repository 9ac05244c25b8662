import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends connections when the server stops, which would else keep it waiting for longer than it has: those on which nothing
 * was ever asked (browsers open them ahead of need, and Node.js does not take them for idle) at once, those that are
 * in use with their answer. Node.js would keep the latter open for the next request.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let stopping = false;
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    stopping = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
  // Also after an answer that had begun before.
  app.addHook("onResponse", async (request) => {
    if (stopping) request.raw.socket.end();
  });
}
