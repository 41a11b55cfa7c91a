import type { ServerResponse } from "node:http";
import { parseCookie } from "cookie";
import { Agent, request } from "undici";
import { rootDestination } from "../src/routing/root-destination";
import { askedLanguageCookie } from "./language-cookie";
import { hasSession } from "./session-mark";

const agent = new Agent({ connections: 8 });
/**
 * Signed-in visitors are redirected to their own page; if the backend is slow, every visitor is redirected to the
 * home page.
 */
const patienceMs = 3_000;

/** Redirects "/" by state (Spec §2) on the server, so that it needs no JavaScript and shows no empty page. */
export async function redirectRoot(
  backendUrl: string,
  { search, cookie, isSecure }: { search: URLSearchParams; cookie: string | undefined; isSecure: boolean },
  res: ServerResponse,
) {
  const cookies = parseCookie(cookie ?? "");
  const language = askedLanguageCookie(search, cookies, isSecure);
  if (language) res.setHeader("Set-Cookie", language);
  const role = hasSession(cookies) ? await roleOf(backendUrl, cookie ?? "") : "guest";
  res.writeHead(302, { Location: rootDestination(role), "Cache-Control": "no-store" });
  res.end();
}

async function roleOf(backendUrl: string, cookie: string): Promise<"guest" | "shopper" | "admin"> {
  try {
    const answer = await request(`${backendUrl}/api/auth/check-auth`, {
      dispatcher: agent,
      headers: { cookie },
      signal: AbortSignal.timeout(patienceMs),
    });
    const json = (await answer.body.json()) as { user?: { role?: string } };
    if (!json.user) return "guest";
    return json.user.role === "admin" ? "admin" : "shopper";
  } catch {
    return "guest";
  }
}
