import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "zod";
import type { Actor, ActorFor } from "../../accounts/actor";
import type { Table } from "../../contract";
import type { Endpoint, ReadFrom } from "../../contract/endpoint";
import type { Unsent } from "../../contract/messages";

/** What a handler may read. params, query and body are validated and typed from the entry in the table. */
export type RouteContext<Entry extends Endpoint> = ReadFrom<Entry> & {
  actor: ActorFor<Entry["access"]>;
  /** Who really comes, looked up only when asked: for guests' routes that also greet those who are known. */
  identify: () => Promise<Actor>;
  /** The engine's container. */
  scope: MedusaContainer;
  /** The network that the visitor comes from, as limits count it: an IPv4 address or an IPv6 /64. */
  clientNetwork: string;
  req: IncomingMessage;
  res: ServerResponse;
};

/** A handler that wrote the whole response itself (a file) returns this. */
export const sent: Sent = Object.freeze({ isSent: true });
export type Sent = { readonly isSent: true };

/** The whole response as JSON text that the read model holds ready. */
export class Rendered {
  constructor(readonly json: string) {}
}

type WithoutSuccess<Body> = Body extends { success: infer Success }
  ? Omit<Body, "success"> & (Success extends true ? { success?: true } : { success: Success })
  : never;

/** What a handler returns: the response of the entry, its messages not yet in words; `success: true` is added to it. */
export type Reply<Entry extends Endpoint> =
  | Unsent<WithoutSuccess<z.output<Entry["response"]>>>
  | Sent
  | Rendered;

/** Answers one call; throws a Refusal to refuse. */
export type Handler<Entry extends Endpoint> = (
  context: RouteContext<Entry>,
) => Promise<Reply<Entry>> | Reply<Entry>;

/** The handlers of an area of the contract, each under the name of its entry: `satisfies Routes<typeof cart>`. */
export type Routes<Area extends Record<string, Endpoint>> = { [Name in keyof Area]: Handler<Area[Name]> };

/** All handlers: what the listener serves. */
export type Handlers = Routes<Table>;
