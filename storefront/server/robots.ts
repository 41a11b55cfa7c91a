import type { ServerResponse } from "node:http";

/** What search engines may crawl: the public pages and pictures, but not accounts, API calls or the panel. */
export function robots(origin: string, res: ServerResponse) {
  const closed = ["/admin", "/api/", "/hooks/", "/shop/checkout", "/shop/account", "/shop/order/"];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
  res.end(`${lines.join("\n")}\n`);
}
