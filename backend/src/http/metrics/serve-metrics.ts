import { Registry } from "prom-client";
import { findSession } from "../../accounts/sessions/find-session";
import { messages } from "../../contract/messages";
import { mayReadMetrics } from "../../contract/metrics-access";
import { refuse } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { env } from "../../platform/env";
import { isSameText } from "../../platform/secrets/keyed";
import type { RawRoute } from "../pipeline/listener";
import { databaseMetrics } from "./database";
import { partMetrics } from "./parts";
import { processMetrics } from "./process";
import { requestMetrics } from "./requests";

/** Metrics for Prometheus: for requests from this machine, requests with METRICS_TOKEN, and owners and managers. */
const metrics: RawRoute = async (req, res) => {
  if (!mayReadMetrics(req, env().METRICS_TOKEN, isSameText)) {
    const actor = await findSession(req);
    if (actor.kind === "guest") throw refuse.unauthenticated();
    if (actor.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
    if (!may(actor.role, "shop")) throw refuse.roleForbidden();
  }
  const registries = [requestMetrics, partMetrics, processMetrics(), await databaseMetrics()];
  const texts = await Promise.all(registries.map((registry) => registry?.metrics()));
  res.setHeader("content-type", Registry.PROMETHEUS_CONTENT_TYPE);
  res.setHeader("cache-control", "no-store");
  res.end(texts.join(""));
};

export const metricsRoutes: Record<string, RawRoute> = { "GET /api/metrics": metrics };
