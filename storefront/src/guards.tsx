import { isSafePath } from "@contract/links";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { SessionPlaceholder } from "@/components/session-placeholder";
import { type Session, sessionQuery, useServedSession, useSession } from "@/features/session/queries";
import { readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";
import { paths } from "./paths";
import { rootDestination } from "./routing/root-destination";
import type { Access } from "./routing/route";

/** Where the guard rules of Spec §2 redirect a visitor; undefined: the page may be shown. */
export function destination(access: Access, session: Session, kept: string | null): string | undefined {
  if (session.status === "guest") return access === "shopper" ? paths.login : undefined;
  if (session.status === "admin") {
    if (access === "any") return undefined;
    // Staff who were asked to sign in come back to the page of the panel that they had opened.
    return access === "guests" && kept?.startsWith("/admin/") && isSafePath(kept)
      ? kept
      : paths.adminDashboard;
  }
  if (session.status === "shopper" && access === "guests")
    return kept && isSafePath(kept) ? kept : paths.home;
  return undefined;
}

/** Shows a page to those who may see it and redirects the others. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useServedSession();
  const location = useLocation();
  const to = destination(access, session, readSession(sessionKeys.redirectAfterLogin));
  const wanted = location.pathname + location.search;
  useEffect(() => {
    if (to === paths.login) writeSession(sessionKeys.redirectAfterLogin, wanted);
    else if (session.status === "shopper" && access !== "guests")
      removeSession(sessionKeys.redirectAfterLogin);
  }, [to, wanted, session.status, access]);

  if (to) return <Leave to={to} />;
  if (access === "shopper" && session.status === "loading") return <SessionCheck />;
  return children;
}

/** "/" has no page of its own. */
export function RootRedirect() {
  const { status } = useSession();
  return status === "loading" ? <SessionCheck /> : <Leave to={rootDestination(status)} />;
}

/** The check goes on by itself, less and less often; from the start at once if somebody asks for it. */
function SessionCheck() {
  const client = useQueryClient();
  return <SessionPlaceholder retry={() => void client.resetQueries(sessionQuery)} />;
}

/** The panel is another application, so it is opened by a full page load. */
function Leave({ to }: { to: string }) {
  const outside = to.startsWith("/admin");
  useEffect(() => {
    if (outside) window.location.replace(to);
  }, [outside, to]);
  return outside ? <SessionPlaceholder /> : <Navigate to={to} replace />;
}
