import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { addressIn } from "@contract/page-addresses";
import { parseCookie } from "cookie";
import { Agent, request } from "undici";
import { visitorLanguage } from "../src/i18n/request-language";
import { paths } from "../src/paths";
import { rootDestination } from "../src/routing/root-destination";
import { askedLanguageCookie } from "./language-cookie";
import { languageOfAddress } from "./language-redirect";
import { hasSession } from "./session-mark";

const agent = new Agent({ connections: 8 });
/**
 * Signed-in visitors are redirected to their own page; if the backend is slow, every visitor is redirected to the
 * home page.
 */
const patienceMs = 3_000;

/**
 * Redirects "/" by state (Spec §2) on the server, so that it needs no JavaScript and shows no empty page: at once to
 * the address in the visitor's language.
 */
export async function redirectRoot(
  backendUrl: string,
  { url, headers, isSecure }: { url: URL; headers: IncomingHttpHeaders; isSecure: boolean },
  res: ServerResponse,
) {
  const cookie = headers.cookie ?? "";
  const cookies = parseCookie(cookie);
  const asked = askedLanguageCookie(url.searchParams, cookies, isSecure);
  if (asked) res.setHeader("Set-Cookie", asked);
  const role = hasSession(cookies) ? await roleOf(backendUrl, cookie) : "guest";
  const named = languageOfAddress(url);
  const isOwn = named === "en" && !url.searchParams.has("lang");
  const language = isOwn ? visitorLanguage(cookies, headers["accept-language"]) : named;
  const to = rootDestination(role);
  const location = to === paths.adminDashboard ? to : addressIn(language, to);
  res.writeHead(302, { Location: location, "Cache-Control": "no-store" });
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
