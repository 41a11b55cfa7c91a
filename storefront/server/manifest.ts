import type { ServerResponse } from "node:http";
import { pictureAt } from "@contract/pictures";
import type { PublicIdentity } from "@contract/shop-identity";

const ownIcons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192", purpose: "any maskable" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
];

/** The shop as an app on a phone's first screen. */
function manifestOf({ name, tagline, colours, favicon }: PublicIdentity): object {
  return {
    name: name.en,
    short_name: name.en.slice(0, 12).trim(),
    ...(tagline.en && { description: tagline.en }),
    id: "/shop/home",
    start_url: "/shop/home",
    scope: "/",
    display: "standalone",
    background_color: "#fbf7ef",
    theme_color: colours.brand,
    lang: "en-IN",
    shortcuts: [
      { name: "My orders", url: "/shop/account?tab=orders" },
      { name: "Wishlist", url: "/shop/wishlist" },
    ],
    icons: favicon ? [{ src: pictureAt(favicon, 320), type: "image/webp", sizes: "any" }] : ownIcons,
  };
}

export function sendManifest(shop: PublicIdentity, res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "application/manifest+json; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
  res.end(JSON.stringify(manifestOf(shop)));
}
