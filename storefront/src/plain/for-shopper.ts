import type { User } from "@contract/auth";
import { call } from "@/lib/api";
import { isStatus } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import type { Next } from "./next";
import type { Answer, PlainPage, Visit } from "./visit";
import { longest, readWanted } from "./wanted";

/** Who is signed in; undefined for a guest. */
export async function whoIsIn(): Promise<User | undefined> {
  try {
    return (await call("checkAuth")).user;
  } catch (error) {
    if (isStatus(error, 401)) return undefined;
    throw error;
  }
}

/** A page behind the sign-in (Spec §2): guests are asked to sign in, and what they wanted waits; staff have their panel. */
export function forShopper(next: Next, show: (user: User, visit: Visit) => Promise<Answer>): PlainPage {
  return async (visit) => {
    const user = await whoIsIn();
    if (user?.role === "admin") return { to: paths.adminDashboard };
    if (user) return show(user, visit);
    return { to: signInFor(next, visit) };
  };
}

/** The sign-in, which leads back to what was asked for. */
export function signInFor(next: Next, { form, query }: Visit): string {
  const product = (form ?? query).get("product")?.slice(0, longest) ?? undefined;
  return withQuery(plain.login, { next, product, ...(form && readWanted(form)) });
}
