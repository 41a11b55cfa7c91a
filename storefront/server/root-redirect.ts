import type { ServerResponse } from "node:http";
import { Agent, request } from "undici";
import { rootDestination } from "../src/routing/root-destination";

const agent = new Agent({ connections: 8 });

/** "/" by state (Spec §2): decided here already, so that it needs no JavaScript and shows no empty page. */
export async function redirectRoot(backendUrl: string, cookie: string | undefined, res: ServerResponse) {
  const role = /(?:^|;\s*)shop_session=[^;]/.test(cookie ?? "")
    ? await roleOf(backendUrl, cookie ?? "")
    : "guest";
  res.writeHead(302, { Location: rootDestination(role), "Cache-Control": "no-store" });
  res.end();
}

async function roleOf(backendUrl: string, cookie: string): Promise<"guest" | "shopper" | "admin"> {
  try {
    const answer = await request(`${backendUrl}/api/auth/check-auth`, {
      dispatcher: agent,
      headers: { cookie },
    });
    const json = (await answer.body.json()) as { user?: { role?: string } };
    if (!json.user) return "guest";
    return json.user.role === "admin" ? "admin" : "shopper";
  } catch {
    return "guest";
  }
}
