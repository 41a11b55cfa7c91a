import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isTracing, openSpan, spanKinds } from "../../contract/tracing";

/** The parts of knex' events that are used here. */
type Asked = { __knexQueryUid?: string; sql?: string };
type Connection = {
  on(event: "query", tell: (asked: Asked) => void): unknown;
  on(event: "query-response", tell: (response: unknown, asked: Asked) => void): unknown;
  on(event: "query-error", tell: (error: unknown, asked: Asked) => void): unknown;
};

/** What a statement does and with which table first: neither its text nor its values, which may be of a person. */
export function statementName(sql: string): string {
  const [verb = "statement"] = /^[a-z]+/i.exec(sql.trimStart()) ?? [];
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(?:public"?\."?)?([a-z_]+)/i.exec(sql)?.[1];
  return ["sql engine", verb.toLowerCase(), table].filter(Boolean).join(" ");
}

/** Sends the statements of the engine's own modules in spans, if traces are sent at all. */
export function traceStatements(container: MedusaContainer): void {
  if (!isTracing()) return;
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Connection;
  const open = new Map<string, (hasFailed: boolean) => void>();
  const close = ({ __knexQueryUid: id = "" }: Asked, hasFailed: boolean) => {
    open.get(id)?.(hasFailed);
    open.delete(id);
  };
  const attributes = { "db.system.name": "postgresql" };
  connection.on("query", ({ __knexQueryUid: id, sql = "" }) => {
    const end = id && openSpan(statementName(sql), { kind: spanKinds.client, attributes });
    if (end) open.set(id, end);
  });
  connection.on("query-response", (_response, asked) => close(asked, false));
  connection.on("query-error", (_error, asked) => close(asked, true));
}
