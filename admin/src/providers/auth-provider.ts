import { may } from "@contract/roles";
import type { AuthProvider } from "react-admin";
import { HttpError } from "react-admin";
import { permissionOf } from "../access/resource-permissions";
import { session } from "../session/session";
import { carouselToken } from "../session/token";
import { call } from "./call";

/** The shop's key (Spec §2), shared with the storefront, which has the same origin. */
const redirectKey = "redirectAfterLogin";

/** The panel has no login of its own: the browser goes to the shop's, and nothing more is drawn. */
function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => {});
}

/**
 * A page that is just being opened goes to the login and comes back. One that was open may hold what somebody typed:
 * it stays as it is, and a dialog over it asks for the password.
 */
async function askToSignIn(): Promise<void> {
  if (session.wasSignedIn()) {
    session.ended();
    return;
  }
  sessionStorage.setItem(redirectKey, window.location.pathname + window.location.search);
  await leaveFor("/auth/login");
}

type Admin = { id: string; userName: string };
let known: Admin | undefined;

async function currentAdmin(): Promise<Admin> {
  try {
    const { user, token } = await call("checkAuth", {});
    if (user.role !== "admin") {
      if (!known) return leaveFor("/unauth-page");
      session.ended();
      return known;
    }
    session.stands(user.staffRole, user);
    carouselToken.keep(token);
    sessionStorage.removeItem(redirectKey);
    if (user.owesSecondFactor) session.holdsBack();
    known = user;
    return user;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Somebody who was signed in here is asked to sign in again without leaving; if the shop does not respond, nobody
    // is asked.
    if (error.status === 401) await askToSignIn();
    else if (!known) throw error;
    return known ?? leaveFor("/auth/login");
  }
}

export const authProvider: AuthProvider = {
  login: async () => {
    await askToSignIn();
  },
  logout: async () => {
    await call("logout", {}).catch(() => undefined);
    carouselToken.forget();
    return leaveFor("/auth/login");
  },
  checkAuth: async () => {
    await currentAdmin();
  },
  checkError: async (error: { status?: number }) => {
    // On a page that was open, the call itself has asked already (call.ts).
    if (error.status === 401 && !session.wasSignedIn()) await askToSignIn();
  },
  getIdentity: async () => {
    const { id, userName } = await currentAdmin();
    return { id, fullName: userName };
  },
  getPermissions: async () => {
    if (session.role() === undefined) await currentAdmin();
    return session.role();
  },
  /** Whether a resource's pages and buttons are shown; the shop itself checks every call. */
  canAccess: async ({ resource }) => {
    if (session.role() === undefined) await currentAdmin();
    const [role, permission] = [session.role(), permissionOf(resource)];
    return role !== undefined && permission !== undefined && may(role, permission);
  },
};
