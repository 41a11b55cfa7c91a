import type { ResponseOf } from "@contract";
import type { User } from "@contract/auth";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { isStatus } from "@/lib/errors";
import { localKeys, readLocal, writeLocal } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";

/** Who is using the page. `loading` on the server and until the first check has finished. */
export type Session =
  | { status: "loading"; user: undefined }
  | { status: "guest"; user: undefined }
  | { status: "shopper"; user: User }
  | { status: "admin"; user: User };

/** The session check (Spec §7 "check-auth"): the user, or null for a guest. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: checkSession,
  staleTime: 5 * 60_000,
  // Only the shop's own "no" makes a visitor a guest: while it does not answer, the check goes on.
  retry: true,
});

/**
 * Notes in this browser who is signed in: the token of Spec §3, and the id that server/early-add.ts reads. Pages are
 * rendered with everybody's prices: a shopper with own prices has all that is shown fetched again.
 */
export function keepSession(client: QueryClient, { user, token }: ResponseOf<"login">): User {
  writeLocal(localKeys.token, token);
  writeLocal(localKeys.shopperId, user.id);
  if (user.hasOwnPrices)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  return user;
}

async function checkSession({ client }: { client: QueryClient }): Promise<User | null> {
  // A guest's check would only write a red 401 into the console of every page.
  if (!mayBeSignedIn()) return null;
  try {
    return keepSession(
      client,
      await call("checkAuth", undefined, { headers: { "Cache-Control": "no-cache" } }),
    );
  } catch (error) {
    if (isStatus(error, 401)) return null;
    throw error;
  }
}

/** The web process mirrors the httpOnly session cookie into a readable mark without its secret. */
const mayBeSignedIn = () =>
  readLocal(localKeys.token) !== null || /(?:^|; )(?:__Host-)?shop_known=1/.test(document.cookie);

const loading: Session = { status: "loading", user: undefined };

function sessionOf(user: User | null | undefined): Session {
  if (user === undefined) return loading;
  if (!user) return { status: "guest", user: undefined };
  return user.role === "admin" ? { status: "admin", user } : { status: "shopper", user };
}

/**
 * The session as header and pages read it: `loading` for as long as no check has been answered, and at the first
 * render of what was served. A part that is hydrated after its page must begin as the server rendered it, though the page
 * knows its visitor by then.
 */
export function useSession(): Session {
  const { data: user } = useQuery(sessionQuery);
  return useHydrated() ? sessionOf(user) : loading;
}

const servedKey = ["servedTo"];

/** Notes for whom the server renders a page (src/prefetch-own.ts). The browser checks the session itself once more. */
export function serveTo(client: QueryClient, user: User) {
  client.setQueryData(servedKey, user);
  client.setQueryData(sessionQuery.queryKey, user, { updatedAt: 0 });
}

/** The same for guards, and for pages that the server renders for their visitor, who is known at the first render there. */
export function useServedSession(): Session {
  const session = useSession();
  const user = useQueryClient().getQueryData<User>(servedKey);
  return useHydrated() || !user ? session : sessionOf(user);
}
