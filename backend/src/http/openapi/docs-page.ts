import { createHash } from "node:crypto";
import type { OpenApiDocument } from "./document";

const style = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
  body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
  h2 { margin-top: 2.5rem; text-transform: capitalize; }
  details { border-top: 1px solid var(--line); padding: .6rem 0; }
  summary { cursor: pointer; display: flex; gap: .8rem; flex-wrap: wrap; align-items: baseline; }
  summary b { min-width: 4.2rem; font-family: ui-monospace, monospace; }
  code, pre { font-family: ui-monospace, monospace; font-size: .88em; }
  pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; max-height: 28rem; }
  nav { display: flex; flex-wrap: wrap; gap: .4rem 1rem; }
`;

/** The page has no script and one style; the browser refuses everything else. */
export const docsPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (text: unknown) => String(text ?? "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const anchor = (area: string) => html(area.replaceAll(" ", "-"));

type Operation = NonNullable<NonNullable<OpenApiDocument["paths"]>[string]["get"]>;
type Call = { method: string; path: string; operation: Operation };

function block(title: string, value: unknown): string {
  return value === undefined
    ? ""
    : `<h4>${title}</h4><pre>${html(JSON.stringify(value, undefined, 2))}</pre>`;
}

function callEntry({ method, path, operation }: Call): string {
  const statuses = Object.keys(operation.responses ?? {});
  const success = statuses.find((status) => status.startsWith("2"));
  const answer = success && operation.responses?.[success];
  const body =
    operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : undefined;
  return `<details id="${html(operation.operationId)}">
<summary><b>${method.toUpperCase()}</b> <code>${html(path)}</code> <span>${html(operation.summary)}</span></summary>
<p>${html(operation.description)}</p>
${block("Path, query and headers", operation.parameters)}
${block("Body", body)}
${block(`Answer ${html(success)}`, answer && "content" in answer ? answer.content : undefined)}
<p>Refused with ${html(statuses.filter((status) => status !== success).join(", "))}.</p>
</details>`;
}

/** The description as an HTML page: one section per area, one entry per call. */
export function docsPage(document: OpenApiDocument): string {
  const byArea = new Map<string, Call[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ["get", "post", "put", "delete"] as const) {
      const operation = item[method];
      if (!operation) continue;
      const area = operation.tags?.[0] ?? "other";
      byArea.set(area, [...(byArea.get(area) ?? []), { method, path, operation }]);
    }
  }
  const areas = [...byArea];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(document.info.title)}</title><style>${style}</style></head>
<body><h1>${html(document.info.title)}</h1>
<p>${html(document.info.description)}</p>
<p>For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${html(document.openapi)})</p>
<nav>${areas.map(([area]) => `<a href="#${anchor(area)}">${html(area)}</a>`).join("")}</nav>
${areas.map(([area, calls]) => `<section><h2 id="${anchor(area)}">${html(area)}</h2>${calls.map(callEntry).join("\n")}</section>`).join("\n")}
</body></html>`;
}
