import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Admin } from "../../accounts/actor";
import { useCode } from "../../accounts/second-factor/check-code";
import { isSecondFactorDemanded } from "../../accounts/second-factor/demand";
import { hasSecondFactor } from "../../accounts/second-factor/factor";
import { personUnder } from "../../accounts/sessions/find-session";
import { tokenHash } from "../../accounts/sessions/session-token";
import { endSessionUnder, storeSession } from "../../accounts/sessions/sessions";
import { signIn } from "../../accounts/sign-in";
import { bodyLimits } from "../../contract/body-limit";
import { messages } from "../../contract/messages";
import { networkOf } from "../../contract/network";
import { Refusal, refuse } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { clientAddress } from "../../platform/visitor/client-address";
import { noteWho } from "../../platform/visitor/security-log";
import { checkBodyHeaders, readJson } from "../pipeline/read-body";
import { sendJson } from "../pipeline/send";
import { readAdminToken, setAdminCookie } from "./cookie";

/** The engine's form has no field for a code, so it follows the password: six digits or a recovery code. */
const passwordAndCode = /^(.*\S)\s+(\d{6}|[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){3})$/s;

type Visit = { req: IncomingMessage; res: ServerResponse; scope: MedusaContainer };

/** The member of staff with this e-mail and password, with the code of a second factor where there is one. */
async function checkCredentials({ req, scope }: Visit, emailOrPhone: string, typed: string): Promise<Admin> {
  const network = networkOf(clientAddress(req));
  const [, password, code] = passwordAndCode.exec(typed) ?? [];
  const attempt = (text: string) => signIn(scope, { emailOrPhone, password: text }, network, req);
  // A password that ends like a code is tried as it is if the account has no second factor.
  const person = await attempt(password ?? typed).catch((error) => {
    if (password === undefined || !(error instanceof Refusal) || error.status !== 401) throw error;
    return attempt(typed);
  });
  if (person.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
  // The engine knows no roles: whoever is in can do everything.
  if (!may(person.role, "engine")) throw refuse.roleForbidden();
  if (await hasSecondFactor(person.id)) {
    if (!code) throw new Refusal(401, "second_factor_required", messages.engineAdminCode);
    await useCode(person.id, code);
  } else if (await isSecondFactorDemanded()) throw refuse.secondFactorOwed();
  return person;
}

/** Signs a member of staff in by the shop's own rules: its limits, second factor and sessions, not the engine's. */
export async function beginAdminSession(visit: Visit): Promise<void> {
  const { req, res } = visit;
  checkBodyHeaders(req, "json", bodyLimits.guest);
  const { email, password } = await readJson(req, bodyLimits.guest);
  if (typeof email !== "string" || typeof password !== "string" || password.length > 1_000)
    throw new Refusal(401, "wrong_credentials", messages.wrongCredentials);
  const admin = await checkCredentials(visit, email.trim(), password);
  const replaced = readAdminToken(req);
  const token = await storeSession(req, admin, replaced ? tokenHash(replaced) : null);
  setAdminCookie(res, token);
  noteWho(res, admin);
  // The dashboard hands this on to the next call, which needs no token: the cookie is already set.
  sendJson(req, res, 200, { token: "in-the-cookie" });
}

/** What the dashboard asks before it shows its form: by e-mail and password, and by nothing else. */
export async function listSignIns({ req, res, scope }: Visit): Promise<void> {
  const found = await scope.resolve(Modules.AUTH).listAuthProviders({ id: ["emailpass"] });
  const providers = found.map((provider) => {
    const { id, identifier, display_name, flow } = provider as typeof provider & Record<string, unknown>;
    return { id, identifier, display_name, flow };
  });
  sendJson(req, res, 200, { providers });
}

/** The signed-in owner; throws 401 if there is none, 403 for one who is no longer an owner. */
export async function adminOf(req: IncomingMessage): Promise<Admin> {
  const token = readAdminToken(req);
  const person = token === undefined ? undefined : await personUnder(token);
  if (person?.kind !== "admin") throw refuse.unauthenticated();
  if (person.owesSecondFactor) throw refuse.secondFactorOwed();
  if (!may(person.role, "engine")) throw refuse.roleForbidden();
  return person;
}

export async function endAdminSession({ req, res }: Visit): Promise<void> {
  const token = readAdminToken(req);
  if (token !== undefined) await endSessionUnder(token);
  setAdminCookie(res, "");
  sendJson(req, res, 200, { success: true });
}
