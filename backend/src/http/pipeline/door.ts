import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Actor, ActorFor } from "../../accounts/actor";
import type { Answer, DoorInput, Table } from "../../contract";
import type { DoorName } from "../../contract/doors";

/** What a handler may read. params, query and body are validated and typed from the door's entry in the table. */
export type DoorContext<Name extends DoorName> = DoorInput<Name> & {
  actor: ActorFor<Table[Name]["access"]>;
  /** Who really comes, looked up only when asked: for guests' doors that also greet those who are known. */
  identify: () => Promise<Actor>;
  /** The engine's container. */
  scope: MedusaContainer;
  /** The network that the visitor comes from, as limits count it: an IPv4 address or an IPv6 /64. */
  clientNetwork: string;
  req: IncomingMessage;
  res: ServerResponse;
};

/** A handler that wrote the whole response itself (a file, text rendered before) returns this. */
export const sent: Sent = Object.freeze({ isSent: true });
export type Sent = { readonly isSent: true };

type WithoutSuccess<Body> = Body extends { success: infer Success }
  ? Omit<Body, "success"> & (Success extends true ? { success?: true } : { success: Success })
  : never;

/** What a handler returns: the answer of the entry; `success: true` is added to it. */
export type Reply<Name extends DoorName> = WithoutSuccess<Answer<Name>> | Sent;

export type Handler<Name extends DoorName> = (
  context: DoorContext<Name>,
) => Promise<Reply<Name>> | Reply<Name>;

/** The handler of one call; throws a Refusal to refuse. The name gives it the types of its entry. */
export function door<Name extends DoorName>(_name: Name, handler: Handler<Name>): Handler<Name> {
  return handler;
}

/** All handlers, one a door: what the listener serves. */
export type Handlers = { [Name in DoorName]: Handler<Name> };
