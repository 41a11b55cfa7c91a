import type { SideDoor } from "./api/listener";
import { courierDoors } from "./courier/webhook";
import { serveFile } from "./http/serve-file";
import { metricsDoors } from "./metrics/side-door";
import { descriptionDoors } from "./openapi/side-doors";

/**
 * What is served beside the table, by method and exact path (`POST /hooks/razorpay`)
 * or by method and first folder (`GET /files/`). A webhook verifies its sender itself.
 */
export const sideDoors: Record<string, SideDoor> = {
  ...descriptionDoors,
  ...metricsDoors,
  ...courierDoors,
  "GET /files/": serveFile,
};
