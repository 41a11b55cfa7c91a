import { metricsRoutes } from "../metrics/serve-metrics";
import { descriptionRoutes } from "../openapi/serve-description";
import type { RawRoute } from "../pipeline/listener";
import { serveFile } from "../serve-file";
import { courierRoutes } from "./courier-webhook";
import { paymentRoutes } from "./payments";
import { feedRoutes } from "./search-engines/product-feed";
import { sitemapRoutes } from "./search-engines/sitemap";

/**
 * Routes outside the table, by method and exact path (`POST /api/couriers/webhook`) or by method and first or last
 * folder (`GET /files/`). A webhook verifies its sender itself.
 */
export const rawRoutes: Record<string, RawRoute> = {
  ...descriptionRoutes,
  ...metricsRoutes,
  ...courierRoutes,
  ...paymentRoutes,
  ...sitemapRoutes(),
  ...feedRoutes,
  "GET /files/": serveFile,
};
