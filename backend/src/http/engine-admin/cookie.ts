import type { IncomingMessage, ServerResponse } from "node:http";
import { readToken } from "../../accounts/sessions/cookies";
import { env } from "../../platform/env";

const isEncrypted = () => env().ENGINE_ADMIN_URL?.startsWith("https:") ?? false;

/** Browsers send cookies to every port of a host, so the name tells this sign-in from that to the shop. */
const cookieName = () => (isEncrypted() ? "__Host-engine_admin" : "engine_admin");

/** As long as staff's idle sessions last: nothing here extends one. */
const maxAgeSeconds = 12 * 3_600;

export const readAdminToken = (req: IncomingMessage): string | undefined => readToken(req, cookieName());

/** Sets the cookie; an empty token clears it. */
export function setAdminCookie(res: ServerResponse, token: string): void {
  const age = token === "" ? 0 : maxAgeSeconds;
  const secure = isEncrypted() ? "; Secure" : "";
  res.appendHeader(
    "set-cookie",
    `${cookieName()}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}
