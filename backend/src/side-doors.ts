import type { SideDoor } from "./api/listener";
import { courierDoors } from "./http/raw-routes/courier-webhook";
import { serveFile } from "./http/serve-file";
import { metricsDoors } from "./metrics/side-door";
import { descriptionDoors } from "./openapi/side-doors";
import { paymentDoors } from "./http/raw-routes/payments";

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
