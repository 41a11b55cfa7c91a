import { routes } from "@contract/routes";

/** The shop's key (Spec §3), shared with the storefront, which lives on the same origin. */
const key = "token";

/** The short-lived token of local storage. Nothing but the carousel's calls looks at it (Spec §7), and the cookie is as good. */
export const carouselToken = {
  keep(token: string): void {
    // A full or forbidden storage is no reason to turn anybody away.
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
