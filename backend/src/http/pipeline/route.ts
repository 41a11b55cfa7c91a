import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { z } from "zod";
import type { Actor, ActorFor } from "../../accounts/actor";
import type { Table } from "../../contract";
import type { Endpoint, Keyed, ReadFrom } from "../../contract/endpoint";
import type { Unsent } from "../../contract/messages";

/** The input of a handler. params, query and body are validated and typed from the entry in the table. */
export type RouteContext<Entry extends Endpoint> = ReadFrom<Entry> & {
  actor: ActorFor<Entry["access"]>;
  /** The `Idempotency-Key` of the request, for calls that take one by the table; null without one. */
  key: Entry extends Keyed ? string | null : undefined;
  /** The actual user, looked up only on demand: for guests' routes that respond differently to signed-in users. */
  identify: () => Promise<Actor>;
  /** The engine's container. */
  scope: MedusaContainer;
  /** The client's network, as limits count it: an IPv4 address or an IPv6 /64. */
  clientNetwork: string;
  req: IncomingMessage;
  res: ServerResponse;
};

/**
 * Returned by a handler that wrote a file but for its end: the answer is ended, with `rest` if there is one, when the
 * audit log has its entry. So nobody holds a whole file that the log does not know of.
 */
export class Sent {
  constructor(readonly rest?: Uint8Array) {}
}
export const sent = new Sent();

/** The whole response as JSON text, prepared by the read model. */
export class Rendered {
  constructor(readonly json: string) {}
}

type WithoutSuccess<Body> = Body extends { success: infer Success }
  ? Omit<Body, "success"> & (Success extends true ? { success?: true } : { success: Success })
  : never;

/** What a handler returns: the response of the entry, its messages not yet translated; `success: true` is added to it. */
export type Reply<Entry extends Endpoint> =
  | Unsent<WithoutSuccess<z.output<Entry["response"]>>>
  | Sent
  | Rendered;

/** Handles one call; throws a Refusal to refuse it. */
export type Handler<Entry extends Endpoint> = (
  context: RouteContext<Entry>,
) => Promise<Reply<Entry>> | Reply<Entry>;

/** The handlers of an area of the contract, each under the name of its entry: `satisfies Routes<typeof cart>`. */
export type Routes<Area extends Record<string, Endpoint>> = { [Name in keyof Area]: Handler<Area[Name]> };

/** All handlers, for the listener. */
export type Handlers = Routes<Table>;
