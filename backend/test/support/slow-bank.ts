import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "../../../sandbox/serve";
import type { Checkout, Return, Transfer } from "../../../sandbox/slow-bank/books";
import { openSlowBank } from "../../../sandbox/slow-bank/stand-in";
import { slowBankGateway } from "./slow-bank-gateway";

const account = { merchant: "sahyadri", secret: "a secret of the slow bank's" };

/** What the bank's page passes to the browser for the redirect back. */
export type WayBack = { checkout: string; transfer: string; state: string; seal: string };
type Statement = { checkouts: Checkout[]; transfers: Transfer[]; returns: Return[] };

/** The sandbox's slow bank in this process, with a gateway for the shop's list. */
export async function playSlowBank() {
  // The shop's address is known only once it is open.
  const tells = { url: "" };
  const standIn = openSlowBank({ ...account, tells });
  const server: Server = await serve(0, standIn.routes);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slow-bank`;
  const post = async <Body>(path: string, body: object = {}): Promise<Body> =>
    (await (await fetch(origin + path, { method: "POST", body: JSON.stringify(body) })).json()) as Body;

  return {
    ...account,
    origin,
    gateway: slowBankGateway({ ...account, origin, timeoutMs: 8_000 }),
    /** From here on the shop gets webhooks; with "" it does not. */
    tell: (shopUrl: string) => {
      tells.url = shopUrl && `${shopUrl}/api/payments/slow-bank/webhook`;
    },
    /** The shopper's action on the bank's page. */
    act: (checkout: string, outcome: "pay" | "short" | "refuse" = "pay") =>
      post<WayBack>(`/act/${checkout}`, { outcome, from: "asha@slowbank.example" }),
    /** The bank settles the payment. */
    settle: (checkout: string) => post<{ settled: number }>(`/settle/${checkout}`),
    finishReturns: () => post<{ done: number }>("/finish-returns"),
    faults: (faults: { mute?: number; losesNotices?: boolean } = {}) => post("/faults", faults),
    statement: async () =>
      (await (
        await fetch(`${origin}/statement`, {
          headers: { authorization: `Bearer ${account.merchant}:${account.secret}` },
        })
      ).json()) as Statement,
    async close() {
      server.close();
      server.closeAllConnections();
      await standIn.stop();
    },
  };
}

export type PlayedSlowBank = Awaited<ReturnType<typeof playSlowBank>>;
