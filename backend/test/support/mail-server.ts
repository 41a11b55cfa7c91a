import { createServer, type Server, type Socket } from "node:net";

/** How the server handles mail: normally, not at all, late, or with garbage. */
export type Mood = "well" | "refuses" | "knows nobody" | "garbage" | "silent" | "hangs up after the mail";
export type Taken = { to: string[]; data: string; messageId: string };

function converse(socket: Socket, mood: () => Mood, take: (mail: Taken) => void): void {
  let rest = "";
  let data: string[] | undefined;
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);

  const finish = () => {
    const text = (data ?? []).join("\r\n");
    take({ to, data: text, messageId: /^message-id: *(\S+)/im.exec(text)?.[1] ?? "" });
    data = undefined;
    to = [];
    if (mood() === "hangs up after the mail") socket.destroy();
    else say("250 taken");
  };
  const answer = (line: string) => {
    if (data) {
      if (line === ".") finish();
      else data.push(line);
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "RCPT") to.push(/<(.*)>/.exec(line)?.[1] ?? "");
    if (verb === "RCPT" && mood() === "refuses") say(`450 ${line.slice(8)} is busy, come again`);
    else if (verb === "RCPT" && mood() === "knows nobody") say(`550 ${line.slice(8)} is not known here`);
    else if (verb === "DATA") {
      data = [];
      say("354 go on");
    } else if (verb === "QUIT") socket.end("221 bye\r\n");
    else say(verb === "EHLO" ? "250 mail" : "250 fine");
  };

  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    if (mood() === "silent") return;
    rest += chunk.toString("utf8");
    const lines = rest.split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) answer(line);
  });
  if (mood() === "garbage") socket.end("\u0000\u0001HTTP/1.1 418\r\n\r\n<html>");
  else if (mood() !== "silent") say("220 mail");
}

/** A mail server that can be down and can misbehave; its accepted mails are kept throughout. */
export function mailServer(port: number) {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let current: Mood = "well";
  return {
    taken,
    mood: (next: Mood) => {
      current = next;
    },
    up: () =>
      new Promise<void>((resolve, reject) => {
        server = createServer((socket) => {
          sockets.add(socket);
          socket.on("close", () => sockets.delete(socket));
          converse(
            socket,
            () => current,
            (mail) => taken.push(mail),
          );
        });
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => resolve());
      }),
    down: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
}
