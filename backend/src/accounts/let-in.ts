import type { IncomingMessage, ServerResponse } from "node:http";
import { messages } from "../contract/messages";
import { noteWho } from "../platform/visitor/security-log";
import type { Admin, Shopper } from "./actor";
import { rememberDevice } from "./known-device";
import { presentUser } from "./person";
import { beginSession } from "./sessions/sessions";

type Visit = { clientNetwork: string; req: IncomingMessage; res: ServerResponse };

/** Starts the session of somebody who has proved who they are, and returns the response of a sign-in. */
export async function letIn(person: Shopper | Admin, { clientNetwork, req, res }: Visit) {
  await rememberDevice(req, res, person.email.toLowerCase(), clientNetwork);
  const token = await beginSession(req, res, person);
  noteWho(res, person);
  return { user: presentUser(person), token, message: messages.loggedIn };
}
