import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Cuts, when the server stops, connections on which nothing was ever asked: browsers open them ahead of need, Node.js
 * does not take them for idle, and they would keep a stopping server waiting for a minute.
 */
export function closeUnusedOnStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
