import { createServer } from "node:http";

export type Received = { headers: Record<string, string>; body: string };

/** A program on this machine that takes webhooks, at the address that the shop of the journeys may send them to. */
export async function openReceiver(): Promise<{
  url: string;
  received: Received[];
  close: () => Promise<unknown>;
}> {
  const port = Number(process.env.E2E_RECEIVER_PORT);
  const received: Received[] = [];
  const server = createServer(async (req, res) => {
    let body = "";
    for await (const chunk of req) body += chunk;
    received.push({ headers: req.headers as Record<string, string>, body });
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}/books`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
