import { docsPage, docsPagePolicy } from "./docs-page";
import { openApiDocument } from "./document";

export type Description = { json: string; page: string; pagePolicy: string };

/** The description of all calls, as JSON and as a page: takes a second. */
export function describeCalls(publicUrl: string): Description {
  const document = openApiDocument(publicUrl);
  return {
    json: JSON.stringify(document, plainPattern),
    page: docsPage(document),
    pagePolicy: docsPagePolicy,
  };
}

/** A JSON Schema pattern has no flags; the generator leaves the flags of a regular expression at its end. */
function plainPattern(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" ? value.replace(/\$\/[a-z]+$/, "$") : value;
}
