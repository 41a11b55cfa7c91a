/** Which links are safe to follow. Free of libraries; separate from the other rules, because every page needs it. */

/** Links of slides and `redirectAfterLogin`: a path of this shop or an https URL, never a script. */
export function isSafeLink(link: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  // No "name@" before the host: https://shop.example@evil.example leads to the latter.
  return /^https:\/\/[a-z0-9][^@/?#]*([/?#]|$)/i.test(link) && URL.canParse(link);
}

/** A path of this shop that is allowed as a redirect after signing in. */
export function isSafePath(path: string): boolean {
  return path.startsWith("/") && isSafeLink(path);
}
