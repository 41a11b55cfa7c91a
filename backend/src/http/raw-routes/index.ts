import { metricsDoors } from "../metrics/side-door";
import { descriptionDoors } from "../openapi/side-doors";
import type { SideDoor } from "../pipeline/listener";
import { serveFile } from "../serve-file";
import { courierDoors } from "./courier-webhook";
import { paymentDoors } from "./payments";

/**
 * What is served beside the table, by method and exact path (`POST /api/payments/razorpay/webhook`)
 * or by method and first or last folder (`GET /files/`). A webhook verifies its sender itself.
 */
export const sideDoors: Record<string, SideDoor> = {
  ...descriptionDoors,
  ...metricsDoors,
  ...courierDoors,
  ...paymentDoors,
  "GET /files/": serveFile,
};
