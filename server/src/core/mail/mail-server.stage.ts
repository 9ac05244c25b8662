import { createServer, type Socket } from "node:net";

/** When a mail server stops being one. */
export type Misbehaviour =
  | "hangsAtGreeting"
  | "dropsAtGreeting"
  | "hangsAfterDataCommand"
  | "dropsInTheMiddle"
  | "dropsAfterTheDot"
  | "hangsAfterTheDot"
  | "says451AfterTheDot"
  | "says554AfterTheDot"
  | "says421AfterTheDot"
  | "refusesTheSender";

export interface BadServer {
  url: string;
  /** How many messages it had whole, up to the dot that ends them. */
  wholeMessages: () => number;
  close: () => Promise<void>;
}

/** A mail server on loopback that speaks properly up to the point named. */
export async function openBadServer(how: Misbehaviour): Promise<BadServer> {
  let whole = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    converse(socket, how, () => (whole += 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    wholeMessages: () => whole,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, how: Misbehaviour, onWhole: () => void): void {
  if (how === "dropsAtGreeting") socket.end();
  if (how === "dropsAtGreeting" || how === "hangsAtGreeting") return;
  let inData = false;
  let text = "";
  socket.write("220 mail.example ESMTP\r\n");
  socket.on("data", (piece) => {
    text += piece.toString("latin1");
    if (inData && how === "dropsInTheMiddle") socket.destroy();
    if (inData && text.includes("\r\n.\r\n")) {
      onWhole();
      inData = false;
      text = "";
      afterTheDot(socket, how);
    }
    while (!inData && text.includes("\r\n")) {
      const line = text.slice(0, text.indexOf("\r\n"));
      text = text.slice(line.length + 2);
      inData = answer(socket, line, how);
    }
  });
}

/** Answers a command; true when the message's text follows. */
function answer(socket: Socket, line: string, how: Misbehaviour): boolean {
  if (line.startsWith("EHLO")) socket.write("250 mail.example\r\n");
  else if (line.startsWith("MAIL") && how === "refusesTheSender") socket.write("550 5.7.1 Not from here\r\n");
  else if (line !== "DATA") socket.write("250 OK\r\n");
  else if (how !== "hangsAfterDataCommand") socket.write("354 Go on\r\n");
  return line === "DATA";
}

function afterTheDot(socket: Socket, how: Misbehaviour): void {
  if (how === "dropsAfterTheDot") socket.destroy();
  if (how === "says451AfterTheDot") socket.write("451 4.3.0 Try again later\r\n");
  if (how === "says554AfterTheDot") socket.write("554 5.6.0 Looks like spam\r\n");
  if (how === "says421AfterTheDot") socket.end("421 4.3.2 Shutting down\r\n");
}
