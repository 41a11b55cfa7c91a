import Ajv2020 from "ajv/dist/2020";
import { type Call, type Content, readDescription, type Schema, undescribed } from "./description";

export type Sent = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uri: /^[a-z][a-z0-9+.-]*:/i,
  email: /^\S+@\S+$/,
};

/**
 * A client built from the description that a server publishes. Each request is checked before it is sent, unless it
 * is meant to be refused, and each response against the schema of its status.
 */
export async function describedClient(server: string) {
  const description = await readDescription(server);
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  ajv.addSchema({ $id: "api", components: description.components });
  const faults: string[] = [];
  /** As browsers keep it: the cookie that the description names. */
  const { name: cookieName = "" } = description.components.securitySchemes.cookie ?? {};
  let cookie: string | undefined;

  /** References inside the document point into `api`. */
  const compile = (schema: Schema) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')));

  function check(what: string, content: Content | undefined, value: unknown): void {
    const schema = content?.["application/json"]?.schema;
    if (!schema) {
      faults.push(`${what}: nothing is described`);
      return;
    }
    const validate = compile(schema);
    if (!validate(value)) faults.push(`${what}: ${ajv.errorsText(validate.errors)}`);
  }

  function addressOf({ path, parameters }: Call, sent: Sent): string {
    const search = new URLSearchParams(sent.query);
    for (const { name, in: place, required } of parameters) {
      if (required && place !== "header" && (place === "path" ? sent.path : sent.query)?.[name] === undefined)
        throw new Error(`${path} needs ${name}`);
    }
    for (const key of search.keys()) {
      if (!parameters.some(({ name, in: place }) => name === key && place === "query"))
        faults.push(`${path}: ${key} is not described`);
    }
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.path?.[name] ?? ""),
    );
    return search.size > 0 ? `${filled}?${search}` : filled;
  }

  return {
    /** Makes the call with this operationId; throws if its status is not `expected`. */
    async call(name: string, sent: Sent = {}, expected = 200): Promise<Record<string, unknown>> {
      const operation = description.calls.get(name);
      if (!operation) throw new Error(`The description has no ${name}`);
      if (expected < 400 && sent.body) check(`${name}, request`, operation.requestBody?.content, sent.body);
      const asksForCookie = operation.security.some((one) => "cookie" in one);
      const response = await fetch(server + addressOf(operation, sent), {
        method: operation.method,
        headers: {
          ...(sent.body && { "content-type": "application/json" }),
          ...((asksForCookie || name === "logout") && cookie && { cookie, origin: server }),
        },
        ...(sent.body && { body: JSON.stringify(sent.body) }),
      });
      const set = response.headers.getSetCookie().find((line) => line.startsWith(`${cookieName}=`));
      if (set) cookie = set.split(";")[0];
      const answer = (await response.json()) as Record<string, unknown>;
      if (response.status !== expected)
        throw new Error(`${name}: ${response.status} instead of ${expected}: ${JSON.stringify(answer)}`);
      faults.push(...undescribed(description, name, response));
      check(`${name}, ${response.status}`, operation.responses[response.status]?.content, answer);
      return answer;
    },

    /** Requests and responses that differ from the description. */
    faults: () => faults,
  };
}
