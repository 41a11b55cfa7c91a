import type { AuthProvider } from "react-admin";
import { HttpError } from "react-admin";
import { call } from "./call";

/** The shop's keys (Spec §2, §3), shared with the storefront, which lives on the same origin. */
const redirectKey = "redirectAfterLogin";
const tokenKey = "token";

/** The panel has no login of its own: the page is left for the shop's, and nothing more is drawn. */
function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => {});
}

function askToSignIn(): Promise<never> {
  sessionStorage.setItem(redirectKey, window.location.pathname + window.location.search);
  return leaveFor("/auth/login");
}

async function currentAdmin() {
  try {
    const { user } = await call("checkAuth", {});
    return user.role === "admin" ? user : leaveFor("/unauth-page");
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return askToSignIn();
    throw error;
  }
}

export const authProvider: AuthProvider = {
  login: askToSignIn,
  logout: async () => {
    await call("logout", {}).catch(() => undefined);
    localStorage.removeItem(tokenKey);
    return leaveFor("/auth/login");
  },
  checkAuth: async () => {
    await currentAdmin();
  },
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) await askToSignIn();
  },
  getIdentity: async () => {
    const { id, userName } = await currentAdmin();
    return { id, fullName: userName };
  },
  getPermissions: async () => "admin",
};
