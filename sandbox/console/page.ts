import type { StandIn } from "../stand-in";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
  details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5rem; margin: .5rem 0; }
  summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 1rem; cursor: pointer; }
  summary time { margin-inline-start: auto; opacity: .7; }
  iframe { width: 100%; height: 32rem; border: 0; background: white; }
  pre { margin: 0; padding: 1rem; white-space: pre-wrap; }
`;

/** The sandbox's web page: one section per stand-in. */
export function consolePage(standIns: StandIn[]): string {
  const sections = standIns.map(({ title, section }) => `<section><h2>${title}</h2>${section()}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>Sandbox</h1><p>Stand-ins for the services outside the shop. Nothing here leaves this machine.</p>
${sections.join("\n")}</body></html>`;
}
