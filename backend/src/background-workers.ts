import type { MedusaContainer } from "@medusajs/framework/types";
import { priceDropWorker } from "./accounts/wishlist/price-drops";
import { catalogueWorkers } from "./catalog/refresh/follow";
import { isAtSearchModule } from "./catalog/search-engine/chosen";
import { searchIndexWorker } from "./catalog/search-engine/follow";
import { whenBackWorker } from "./catalog/when-back/tell";
import { engineOrdersWorker } from "./checkout/from-engine/adopt-owed";
import { edgeWorker } from "./edge/purge";
import { courierWorkers } from "./order-lifecycle/deliveries/work";
import { paymentWorkers } from "./order-lifecycle/settlement/workers";
import { topics } from "./outbox-topics";
import { outboxWorker } from "./platform/outbox/drain";
import type { Worker } from "./platform/queue/workers";
import { webhookWorker } from "./webhooks/deliver";

/** All that is done in the background, by the process that is for it. */
export const backgroundWorkers = (container: MedusaContainer): Worker[] => [
  ...catalogueWorkers(),
  whenBackWorker(),
  priceDropWorker(),
  outboxWorker(container, topics),
  ...courierWorkers(container),
  ...paymentWorkers(container),
  engineOrdersWorker(container),
  webhookWorker(),
  edgeWorker(),
  ...(isAtSearchModule() ? [searchIndexWorker()] : []),
];
