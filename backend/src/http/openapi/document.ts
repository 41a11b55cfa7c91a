import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { keyPrefix } from "../../accounts/api-keys/token";
import { bearerMinutes } from "../../accounts/sessions/bearer";
import { sessionCookie } from "../../accounts/sessions/session-cookie";
import { type RouteName, table } from "../../contract";
import type { Endpoint } from "../../contract/endpoint";
import { Failure } from "../../contract/envelope";
import { scopeOf } from "../../contract/key-scopes";
import { rolesWith } from "../../contract/roles";
import { shop } from "../../platform/identity/current";
import { failuresOf, registerFailures } from "./failures";
import { headerParameters, registerHeaders, successHeaders } from "./headers";

type SchemaObject = Parameters<typeof OpenAPIRegistry.prototype.registerComponent<"schemas">>[2];
export type OpenApiDocument = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const accessSentence: Record<Endpoint["access"], string> = {
  guest: "Anyone may call it.",
  shopper: "For a signed-in shopper, and only for their own account.",
  signedIn: "For whoever is signed in, shopper or staff.",
  admin: "For the shop's staff.",
};

/** A redirect has none. */
function answerContent(entry: Endpoint) {
  if (entry.status === 303) return undefined;
  if (!entry.produces) return { "application/json": { schema: entry.response } };
  return { [entry.produces]: { schema: { type: "string" as const, format: "binary" } } };
}

function requestBody(entry: Endpoint): RouteConfig["request"] {
  if (entry.bodyKind === "multipart") {
    const schema = {
      type: "object" as const,
      properties: { file: { type: "string" as const, format: "binary" } },
      required: ["file"],
    };
    return { body: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  return entry.body && { body: { required: true, content: { "application/json": { schema: entry.body } } } };
}

/** `/api/shop/cart/add` belongs to "shop cart", `/api/auth/login` to "auth". */
function areaOf(path: string): string {
  const [, , first = "", second = ""] = path.split("/");
  return ["shop", "admin", "common"].includes(first) ? `${first} ${second}` : first;
}

/** One of these is enough. With an API key, the scope that it needs. */
function securityOf(entry: Endpoint): RouteConfig["security"] {
  if (entry.access === "guest") return [];
  const scope = scopeOf(entry);
  return [
    { cookie: [] },
    ...(entry.takesToken ? [{ bearer: [] }] : []),
    ...(scope ? [{ apiKey: [scope] }] : []),
  ];
}

/** Who may make the call; of staff, which roles, and of programs, which scope. */
function descriptionOf(entry: Endpoint): string {
  const { access, permission } = entry;
  const roles = permission ? rolesWith(permission) : [];
  const scope = scopeOf(entry);
  return [
    accessSentence[access],
    roles.length > 0 && `Roles: ${roles.join(", ")}.`,
    scope && `API key: ${scope}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function route(name: RouteName): RouteConfig {
  const entry: Endpoint = table[name];
  const { method, path } = entry;
  const parameters = headerParameters(entry);
  const content = answerContent(entry);
  return {
    method: method.toLowerCase() as RouteConfig["method"],
    path: path.replace(/:(\w+)/g, "{$1}"),
    operationId: name,
    tags: [areaOf(path)],
    summary: entry.summary,
    description: descriptionOf(entry),
    security: securityOf(entry),
    ...(parameters.length > 0 && { parameters }),
    request: {
      // A path or query schema is always an object; the entry's type is wider to keep the table readable.
      params: entry.params as z.ZodObject | undefined,
      query: entry.query as z.ZodObject | undefined,
      ...requestBody(entry),
    },
    responses: {
      [entry.status ?? 200]: {
        description: "Done",
        headers: successHeaders(entry),
        ...(content && { content }),
      },
      ...failuresOf(entry),
    },
  };
}

/** The description of every call, made from the schemas that validate it. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registry.registerComponent("securitySchemes", "cookie", {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie(),
    description:
      "Set by login. With it, a call that writes must also say that it comes from the shop's own pages, as browsers do: " +
      "send the shop's address in `Origin`.",
  });
  registry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description: `The \`token\` of login and check-auth. It lives for ${bearerMinutes} minutes, and no longer than its session.`,
  });
  registry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${keyPrefix}…`,
    description:
      "A key of a program, made under *API keys* in the panel. It needs the scope named at the call, and no `Origin`; " +
      "`RateLimit` tells how many calls are left. What anybody may read can be read with it, too.",
  });
  const { $schema: _, ...failure } = z.toJSONSchema(Failure);
  // Both are JSON Schema 2020-12; only the types of the two libraries differ.
  registry.registerComponent("schemas", "Failure", failure as SchemaObject);
  registerHeaders(registry);
  registerFailures(registry);
  for (const name of Object.keys(table) as RouteName[]) registry.registerPath(route(name));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: {
      title: `The calls of ${shop().name.en}`,
      version: "1",
      description:
        "Money is in rupees, times are ISO 8601 in UTC. Success is `{success: true, …}`, " +
        "failure `{success: false, message, code, errors?}`. Fields that are not named here are dropped.",
    },
    servers: [{ url: serverUrl }],
  });
}
