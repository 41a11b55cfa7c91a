import type { ServerResponse } from "node:http";
import { type Colours, designColours, palette } from "@contract/theme";

const pattern = /^\/theme\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/**
 * The address of a shop's colours as a stylesheet; undefined for the design's own. The colours are in the address, so
 * it never changes its content, needs no look at the settings, and the policy of the pages stays "only our own files".
 */
export function themePath({ brand, accent }: Colours): string | undefined {
  if (brand === designColours.brand && accent === designColours.accent) return undefined;
  return `/theme/${brand.slice(1)}-${accent.slice(1)}.css`;
}

const tokens = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The stylesheet of such an address; undefined for any other. */
export function themeStyles(pathname: string): string | undefined {
  const [, brand, accent] = pattern.exec(pathname) ?? [];
  if (!brand || !accent) return undefined;
  const { light, dark } = palette({ brand: `#${brand}`, accent: `#${accent}` });
  return `:root{${tokens(light)}}@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}`;
}

export function sendTheme(styles: string, res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  res.end(styles);
}
