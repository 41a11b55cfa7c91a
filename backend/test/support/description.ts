/** The part of OpenAPI 3.1 that a client needs; it uses none of the shop's own code. */
export type Schema = Record<string, unknown>;
export type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; schema?: Schema };
type Header = { required?: boolean; schema?: Schema };
type Reference = { $ref: string };
type Answer<Named> = { content?: Content; headers?: Record<string, Named> };
type Operation = {
  operationId: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer<Header | Reference> | Reference>;
  security?: Record<string, string[]>[];
};
type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, { type: string; name?: string }>;
  };
};

/** A call without references, except those of its schemas. */
export type Call = {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Content } | undefined;
  responses: Record<string, Answer<Header>>;
  security: Record<string, string[]>[];
};

export type Description = { components: Described["components"]; calls: Map<string, Call> };

/** The description that a server publishes; throws for a reference that leads nowhere. */
export async function readDescription(server: string): Promise<Description> {
  const whole = (await (await fetch(`${server}/api/openapi.json`)).json()) as Described;

  function resolve<Part extends object>(part: Part | Reference): Part {
    if (!("$ref" in part)) return part;
    let found: unknown = whole;
    for (const step of part.$ref.replace("#/", "").split("/"))
      found = (found as Record<string, unknown>)?.[step];
    if (found === undefined) throw new Error(`${part.$ref} leads nowhere`);
    return resolve(found as Part | Reference);
  }
  const all = <Part extends object>(parts: Record<string, Part | Reference> = {}): Record<string, Part> =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, resolve<Part>(part)]));

  const calls = new Map<string, Call>();
  for (const [path, methods] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const responses = Object.entries(all<Answer<Header | Reference>>(operation.responses));
      calls.set(operation.operationId, {
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter)),
        responses: Object.fromEntries(
          responses.map(([status, { content, headers }]) => [
            status,
            { ...(content && { content }), headers: all<Header>(headers) },
          ]),
        ),
        security: operation.security ?? [],
      });
    }
  }
  return { components: whole.components, calls };
}

/** What HTTP itself, its security and the sessions have: no call is described by them. */
const ofEveryServer = new Set([
  "connection",
  "content-length",
  "content-security-policy",
  "content-type",
  "cross-origin-resource-policy",
  "date",
  "keep-alive",
  "referrer-policy",
  "set-cookie",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "x-content-type-options",
  "x-frame-options",
]);

/** What of an answer the description of its call does not allow: its status, or a header too few or too many. */
export function undescribed(
  { calls }: Description,
  name: string,
  { status, headers }: { status: number; headers: Headers },
): string[] {
  const described = calls.get(name)?.responses[status];
  if (!described) return [`${name}: ${status} is not described`];
  const known = Object.entries(described.headers ?? {});
  const names = new Set(known.map(([header]) => header.toLowerCase()));
  const had: string[] = [];
  headers.forEach((_, header) => {
    had.push(header);
  });
  return [
    ...known
      .filter(([header, { required }]) => required && !headers.has(header))
      .map(([header]) => `${name}, ${status}: without ${header}`),
    ...had
      .filter((header) => !names.has(header) && !ofEveryServer.has(header))
      .map((header) => `${name}, ${status}: ${header} is not described`),
  ];
}
