import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils";
import { createApiKeysWorkflow, linkSalesChannelsToApiKeyWorkflow } from "@medusajs/medusa/core-flows";
import { type Actor, guest } from "../accounts/actor";
import { Limiter } from "../accounts/limits/limiter";
import { findSignedIn } from "../accounts/sessions/find-session";
import { hasSessionCookie } from "../accounts/sessions/session-cookie";
import { messages } from "../contract/messages";
import { networkOf } from "../contract/network";
import { refuse } from "../contract/refusal";
import { may } from "../contract/roles";
import { engineIds } from "../platform/engine/engine-ids";
import { env } from "../platform/env";
import { clientAddress } from "../platform/visitor/client-address";
import { noteWho } from "../platform/visitor/security-log";
import { noteWhenDone } from "./audit-log/note-when-done";
import { checkOwnOrigin } from "./pipeline/own-origin";

/** The two areas that the engine guards itself, and where they are served if PLUGIN_ROUTES opens them. */
const areaOf = /^\/api\/plugins\/(store|admin)(\/.*)$/;
type Area = "store" | "admin";

/** Wide, because thousands share one address: a plugin's route may cost a hundred times what one of ours does. */
const byAddress = new Limiter({ name: "plugin", points: 1_200, seconds: 60, isEachProcess: true });

/** The token lives for one request and never leaves this process. */
const tokenLifetime = "60s";

const publishableKeyHeader = "x-publishable-api-key";
const keyTitle = "Plugin routes of the shop";

let key: Promise<string> | undefined;

/** The publishable key that stands for the shop's sales channel; created at the first request that needs it. */
function publishableKey(scope: MedusaContainer): Promise<string> {
  key ??= findOrCreateKey(scope).catch((error) => {
    key = undefined;
    throw error;
  });
  return key;
}

async function findOrCreateKey(scope: MedusaContainer): Promise<string> {
  const keys = scope.resolve(Modules.API_KEY);
  const [found] = await keys.listApiKeys({ title: keyTitle, type: "publishable" }, { take: 1 });
  if (found && !found.revoked_at) return found.token;
  const { result } = await createApiKeysWorkflow(scope).run({
    input: { api_keys: [{ title: keyTitle, type: "publishable", created_by: "" }] },
  });
  const [created] = result;
  if (!created) throw new Error("The engine created no publishable key.");
  const { salesChannelId } = await engineIds(scope);
  await linkSalesChannelsToApiKeyWorkflow(scope).run({ input: { id: created.id, add: [salesChannelId] } });
  return created.token;
}

/** The engine's own token for somebody who is signed in to the shop: plugins' routes know no other. */
function engineToken(scope: MedusaContainer, actor: Exclude<Actor, { kind: "guest" }>): string {
  const { http } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  const [type, owner] =
    actor.kind === "admin" ? ["user", { user_id: actor.id }] : ["customer", { customer_id: actor.id }];
  return generateJwtToken(
    { actor_id: actor.id, actor_type: type, auth_identity_id: "", app_metadata: owner, user_metadata: {} },
    { secret: http.jwtSecret, expiresIn: tokenLifetime },
  );
}

/** Who asks, as this area sees them: staff buy nothing in `store`, and only owners get into `admin`, which knows no roles. */
async function admitted(req: IncomingMessage, res: ServerResponse, area: Area): Promise<Actor> {
  const actor = await findSignedIn(req);
  if (actor.kind !== "guest") noteWho(res, actor);
  if (area === "store") return actor.kind === "shopper" ? actor : guest;
  if (actor.kind === "guest") throw refuse.unauthenticated();
  if (actor.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
  if (actor.owesSecondFactor) throw refuse.secondFactorOwed();
  if (!may(actor.role, "engine")) throw refuse.roleForbidden();
  return actor;
}

/**
 * Lets a request into the plugins' routes below `/store` or `/admin`: rewrites its path from `/api/plugins/…`, and
 * replaces its sign-in to the shop by what the engine's own middlewares read. Credentials of the engine that the
 * visitor sent are dropped. What staff write there stands in the audit log. Returns without a change for every other
 * path; throws 404 for an area that is closed, 401, 403, 429.
 */
export async function enterPluginArea(
  req: IncomingMessage,
  res: ServerResponse,
  scope: MedusaContainer,
): Promise<void> {
  const [, area, rest] = areaOf.exec(req.url ?? "") ?? [];
  if (!area || !rest) return;
  if (!env().PLUGIN_ROUTES.includes(area as Area)) throw refuse.notFound();
  await byAddress.count(networkOf(clientAddress(req)));
  if (req.method !== "GET" && req.method !== "HEAD") checkOwnOrigin(req, hasSessionCookie(req));
  const actor = await admitted(req, res, area as Area);
  if (actor.kind === "admin") noteWhenDone("pluginRoute", actor, req, res);
  delete req.headers.authorization;
  if (actor.kind !== "guest") req.headers.authorization = `Bearer ${engineToken(scope, actor)}`;
  if (area === "store") req.headers[publishableKeyHeader] ??= await publishableKey(scope);
  req.url = `/${area}${rest}`;
}
