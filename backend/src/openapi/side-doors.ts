import type { ServerResponse } from "node:http";
import type { SideDoor } from "../api/listener";
import { env } from "../env";

type Rendered = { json: string; page: string; pagePolicy: string };

let rendered: Promise<Rendered> | undefined;

/** Made at the first call: the generator and its 60 schemas are no part of a start. */
function renderOnce(): Promise<Rendered> {
  rendered ??= render().catch((error) => {
    rendered = undefined;
    throw error;
  });
  return rendered;
}

async function render(): Promise<Rendered> {
  const { openApiDocument } = await import("./document");
  const { docsPage, docsPagePolicy } = await import("./docs-page");
  const document = openApiDocument(env().PUBLIC_URL);
  return {
    json: JSON.stringify(document, plainPattern),
    page: docsPage(document),
    pagePolicy: docsPagePolicy,
  };
}

/** A JSON Schema pattern has no flags; the generator leaves those of a regular expression at its end. */
function plainPattern(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" ? value.replace(/\$\/[a-z]+$/, "$") : value;
}

function send(res: ServerResponse, type: string, text: string): void {
  res.setHeader("content-type", `${type}; charset=utf-8`);
  res.setHeader("cache-control", "public, max-age=300");
  res.setHeader("content-length", Buffer.byteLength(text));
  res.end(text);
}

const description: SideDoor = async (_req, res) => {
  send(res, "application/json", (await renderOnce()).json);
};

const page: SideDoor = async (_req, res) => {
  const { page: html, pagePolicy } = await renderOnce();
  res.setHeader("content-security-policy", pagePolicy);
  send(res, "text/html", html);
};

/** The API description for machines and for people. */
export const descriptionDoors: Record<string, SideDoor> = {
  "GET /api/openapi.json": description,
  "GET /api/docs": page,
};
