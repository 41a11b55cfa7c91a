import type { IncomingMessage } from "node:http";
import { Registry } from "prom-client";
import { findSession } from "../../accounts/sessions/find-session";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { env } from "../../platform/env";
import { isSameText } from "../../platform/secrets/keyed";
import type { RawRoute } from "../pipeline/listener";
import { databaseMetrics } from "./database";
import { processMetrics } from "./process";
import { requestMetrics } from "./requests";

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** Headers that our web process adds to proxied requests: a request with one of these came from elsewhere. */
const passedOn = ["x-proxy-secret", "x-forwarded-for", "x-forwarded-host", "forwarded"];

function cameFromThisMachine(req: IncomingMessage): boolean {
  if (passedOn.some((name) => req.headers[name] !== undefined)) return false;
  return loopback.test(req.socket.remoteAddress ?? "");
}

function showsToken(req: IncomingMessage): boolean {
  const wanted = env().METRICS_TOKEN;
  if (wanted === undefined) return false;
  return isSameText(/^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1] ?? "", wanted);
}

/** Metrics for Prometheus: for requests from this machine, requests with METRICS_TOKEN, and owners and managers. */
const metrics: RawRoute = async (req, res) => {
  if (!cameFromThisMachine(req) && !showsToken(req)) {
    const actor = await findSession(req);
    if (actor.kind === "guest") throw refuse.unauthenticated();
    if (actor.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
    if (!may(actor.role, "shop")) throw refuse.roleForbidden();
  }
  const registries = [requestMetrics, processMetrics(), await databaseMetrics()];
  const texts = await Promise.all(registries.map((registry) => registry?.metrics()));
  res.setHeader("content-type", Registry.PROMETHEUS_CONTENT_TYPE);
  res.setHeader("cache-control", "no-store");
  res.end(texts.join(""));
};

export const metricsRoutes: Record<string, RawRoute> = { "GET /api/metrics": metrics };
