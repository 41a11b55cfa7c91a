import { routes } from "@contract/routes";

/** The shop's key (Spec §3), shared with the storefront, which has the same origin. */
const key = "token";

/**
 * The short-lived token of local storage. Only the carousel's calls read it (Spec §7), and the cookie works for them
 * too.
 */
export const carouselToken = {
  keep(token: string): void {
    // A full or forbidden storage is no reason to reject anybody.
    try {
      localStorage.setItem(key, token);
    } catch {}
  },
  forget(): void {
    localStorage.removeItem(key);
  },
  headerFor(url: string): Record<string, string> {
    const token = url.startsWith(routes.getSlides[1]) ? localStorage.getItem(key) : null;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
};
