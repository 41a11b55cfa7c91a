import { splitAddress } from "@contract/page-addresses";
import { paths } from "../src/paths";
import { listCopies } from "./page-copies";
import { words } from "./words";

const mostListed = 12;
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Stands in for a page of which there is no copy, or for the checkout, of which there is never one: says what can be
 * read without a connection, with links to it.
 */
export async function offlinePage(
  address: string,
  insteadOf: "page" | "checkout" = "page",
): Promise<Response> {
  const copies = await listCopies();
  const { pathname } = new URL(address);
  const asked = splitAddress(pathname).language;
  const language = asked === "en" ? (copies[0]?.language ?? asked) : asked;
  const say = words[language];
  const { title, text } = insteadOf === "checkout" ? say.checkout : say;
  const first = copies.find((copy) => splitAddress(copy.address).path.startsWith(paths.home)) ?? copies[0];
  const links = copies
    .slice(0, mostListed)
    .map((copy) => [copy.address, copy.title] as const)
    .concat(first ? [[`${first.address}#cart`, say.cart]] : []);
  const list = links.map(
    ([href, title]) =>
      `<li><a class="inline-block py-2 underline underline-offset-4" href="${href.replaceAll("&", "&amp;").replaceAll('"', "%22")}">${title}</a></li>`,
  );
  const kept =
    links.length > 0
      ? `<p>${say.seen}</p><ul class="grid gap-1">${list.join("")}</ul>`
      : `<p>${say.none}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}</head><body><main class="mx-auto grid max-w-2xl gap-5 px-4 py-10"><h1 class="font-display text-2xl font-bold">${title}</h1><p>${text}</p><p><a class="inline-block py-2 font-semibold underline underline-offset-4" href="">${say.again}</a></p>${kept}<p class="text-ink-soft">${say.kept}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}

/** The stylesheets of this build; kept when the worker is installed. */
export const styles = STYLES;
