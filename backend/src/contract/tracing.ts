import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Attributes, Context, Span, SpanKind } from "@opentelemetry/api";

// Traces of OpenTelemetry from web to SQL, and the ids of requests, for the servers of both workspaces (ADR-0102). No page imports
// it. Nothing of OpenTelemetry is loaded unless OTEL_EXPORTER_OTLP_ENDPOINT is set.

type Tracing = {
  begin: (name: string, kind: SpanKind, attributes: Attributes, parent: Context | undefined) => Span;
  read: (traceparent: string) => Context | undefined;
  within: (span: Span) => Context;
  end: () => Promise<void>;
};
/** What a piece of work belongs to: the request, and the span around it. */
type Doing = { id: string | undefined; span: Span | undefined; parent: Context | undefined };

let tracing: Tracing | undefined;
const doing = new AsyncLocalStorage<Doing>();

const pattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;
/** Values of the API's enumerations, which cannot be read without loading it. */
const failed = 2;
export const spanKinds = { internal: 0, server: 1, client: 2 } as const;

/**
 * Begins to send traces, if the environment names a collector; returns what sends the rest and ends it. The sampler, headers and
 * limits are read by OpenTelemetry's packages from their own variables (OTEL_*).
 */
export async function startTracing(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const [{ ROOT_CONTEXT, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all(
    [
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-base"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ],
  );
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer("shop");
  tracing = {
    begin: (name, kind, attributes, parent = ROOT_CONTEXT) =>
      tracer.startSpan(name, { kind, attributes }, parent),
    within: (span) => trace.setSpan(ROOT_CONTEXT, span),
    read(text) {
      const [, traceId, spanId, flag] = pattern.exec(text) ?? [];
      if (!traceId || !spanId) return undefined;
      return trace.setSpanContext(ROOT_CONTEXT, {
        traceId,
        spanId,
        traceFlags: Number(flag),
        isRemote: true,
      });
    },
    end: () => provider.shutdown(),
  };
  return async () => {
    const ending = tracing;
    tracing = undefined;
    // A collector that is away must not keep the process from ending.
    await ending?.end().catch(() => {});
  };
}

/** Whether traces are sent anywhere. */
export const isTracing = (): boolean => tracing !== undefined;
/** The id of the request that this work is for; undefined outside of one. */
export const requestId = (): string | undefined => doing.getStore()?.id;
/** The trace that this work belongs to; undefined if nothing is traced. */
export const traceId = (): string | undefined => doing.getStore()?.span?.spanContext().traceId;

/** What a call to another process of the shop says of the request and the trace that it is for. */
export function callHeaders(): Record<string, string> {
  const [id, parent] = [requestId(), traceparent()];
  return { ...(id && { "x-request-id": id }), ...(parent && { traceparent: parent }) };
}

/** The W3C header by which what is called joins the trace; undefined if nothing is traced. */
export function traceparent(): string | undefined {
  const span = doing.getStore()?.span?.spanContext();
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
}

type Spanning = {
  kind?: SpanKind;
  attributes?: Attributes;
};

function parentOf(at: Doing | undefined): Context | undefined {
  return at?.span ? tracing?.within(at.span) : at?.parent;
}

/** Does `work` in a span of its own below the one around it. Its name and attributes hold nothing of a person. */
export async function inSpan<Result>(
  name: string | (() => string),
  { kind = spanKinds.internal, attributes = {} }: Spanning,
  work: () => Promise<Result>,
): Promise<Result> {
  const at = doing.getStore();
  // A statement or step outside of any trace would be a trace of one span.
  if (!tracing || !at) return work();
  const span = tracing.begin(typeof name === "string" ? name : name(), kind, attributes, parentOf(at));
  try {
    return await doing.run({ ...at, span }, work);
  } catch (error) {
    span.setStatus({ code: failed });
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Begins a span below the one around it, for work that tells of its end by an event; returns what ends it. Undefined if
 * nothing is traced.
 */
export function openSpan(
  name: string,
  { kind = spanKinds.internal, attributes = {} }: Spanning = {},
): ((hasFailed: boolean) => void) | undefined {
  const at = doing.getStore();
  if (!tracing || !at) return undefined;
  const span = tracing.begin(name, kind, attributes, parentOf(at));
  return (hasFailed) => {
    if (hasFailed) span.setStatus({ code: failed });
    span.end();
  };
}

const prefix = randomBytes(4).toString("hex");
let requests = 0;

/** The id that a request brings from whom we trust, or a new one. */
export function idOfRequest(given: unknown): string {
  if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
  requests += 1;
  return `${prefix}-${requests.toString(36)}`;
}

/** A request or a job under way; `end` when it is done, by a name that may only be known then. */
export type Begun = {
  isTraced: boolean;
  run: <Result>(work: () => Result) => Result;
  end: (name: string, attributes: Attributes, hasFailed: boolean) => void;
};

/** Begins work that comes from elsewhere, in the trace that `given`, a trusted `traceparent`, names. */
export function begin(id: string | undefined, kind: SpanKind, given?: unknown): Begun {
  const parent = typeof given === "string" ? tracing?.read(given) : undefined;
  const span = tracing?.begin("", kind, {}, parent);
  return {
    isTraced: span !== undefined,
    run: (work) => doing.run({ id, span, parent }, work),
    end(name, attributes, hasFailed) {
      if (!span) return;
      span.updateName(name);
      span.setAttributes(attributes);
      if (hasFailed) span.setStatus({ code: failed });
      span.end();
    },
  };
}

/** Does a job of the background in a trace of its own, or in that which caused it. */
export async function inJob<Result>(
  name: string,
  work: () => Promise<Result>,
  given?: string | null,
): Promise<Result> {
  if (!tracing) return work();
  const job = begin(undefined, spanKinds.internal, given ?? undefined);
  try {
    const result = await job.run(work);
    job.end(name, {}, false);
    return result;
  } catch (error) {
    job.end(name, {}, true);
    throw error;
  }
}
