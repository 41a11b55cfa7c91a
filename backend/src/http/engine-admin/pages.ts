import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type Express } from "express";
import { env } from "../../platform/env";

/** Where `npm run engine-admin` puts the built pages: one folder per version of the engine. */
export function pagesFolder(): string {
  const engine: { version: string } = require("@medusajs/medusa/package.json");
  return join(env().DATA_DIR, "engine-admin", engine.version, "public");
}

const policy = () =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${new URL(env().PUBLIC_URL).origin}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const notInstalled = `<!doctype html><meta charset="utf-8"><title>Not installed</title>
<p>The engine's admin is not installed for this version of the engine yet. <code>npm start</code> does it by itself and takes
some minutes; elsewhere run <code>npm run engine-admin</code>, then load this page again.</p>`;

/** Serves the built pages below /app; every path without a file is one of the dashboard's own. */
export function servePages(): Express {
  const folder = pagesFolder();
  const app = express();
  app.disable("x-powered-by");
  app.use((_req, res, next) => {
    res.setHeader("content-security-policy", policy());
    next();
  });
  app.get("/", (_req, res) => res.redirect(302, "/app"));
  app.use("/app/assets", express.static(join(folder, "assets"), { immutable: true, maxAge: "1y" }));
  app.get(["/app", "/app/*"], (_req, res) => {
    res.setHeader("cache-control", "no-cache");
    const page = join(folder, "index.html");
    if (existsSync(page)) res.sendFile(page, { dotfiles: "allow" });
    else res.status(503).type("html").send(notInstalled);
  });
  return app;
}
