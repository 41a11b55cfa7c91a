import type { Fault } from "../fault";
import { bucketFails } from "./bucket-fails";
import { cartEdited } from "./cart-edited";
import { clockJumps } from "./clock-jumps";
import { courierFails } from "./courier-fails";
import { diskFull } from "./disk-full";
import { engineCartsKilled } from "./engine-carts";
import { engineKilled, engineRaces } from "./engine-orders";
import { engineRepeated } from "./engine-repeated-events";
import { eventsShuffled } from "./events-shuffled";
import { failoverCases } from "./failover";
import { forged } from "./forged";
import { killDuringCheckout } from "./kill-during-checkout";
import { killAtPoints } from "./kill-points";
import { killDuringProjection } from "./kill-projection";
import { lastUnitCases } from "./last-unit";
import { lastUnitLocationsCases } from "./last-unit-locations";
import { mailCases } from "./mail-fails";
import { pointInTime } from "./point-in-time";
import { poolerRestarts } from "./pooler-restarts";
import { postgresHangs } from "./postgres-hangs";
import { postgresCases } from "./postgres-stops";
import { productEvents } from "./product-events";
import { razorpayFails } from "./razorpay-fails";
import { redisCases } from "./redis-stops";
import { releasedVersion } from "./released-version";
import { replicaLags } from "./replica-lags";
import { restoreDrill } from "./restore-drill";
import { rollingDeploy } from "./rolling-deploy";
import { saleWindow } from "./sale-window";
import { sentTwiceCases } from "./sent-twice";
import { sigterm } from "./sigterm";
import { strangerCases, webSigterm } from "./strangers";
import { topology } from "./topology";
import { twoEditors } from "./two-editors";
import { walDiskFull } from "./wal-disk-full";
import { webhookAndVerify } from "./webhook-and-verify";
import { workerAway } from "./worker-away";

/** The fault table: cases of one topology are next to each other, since they share a testbed. */
const faults: Fault[] = [
  killDuringCheckout,
  killAtPoints,
  killDuringProjection,
  saleWindow,
  ...postgresCases,
  postgresHangs,
  ...sentTwiceCases,
  ...lastUnitCases,
  ...lastUnitLocationsCases,
  twoEditors,
  engineRaces,
  engineKilled,
  engineCartsKilled,
  engineRepeated,
  diskFull,
  walDiskFull,
  clockJumps,
  sigterm,
  webSigterm,
  ...strangerCases,
  ...mailCases,
  webhookAndVerify,
  eventsShuffled,
  forged,
  cartEdited,
  razorpayFails,
  courierFails,
  bucketFails,
  restoreDrill,
  pointInTime,
  releasedVersion,
  ...failoverCases,
  replicaLags,
  poolerRestarts,
  ...redisCases,
  rollingDeploy,
  topology,
  workerAway,
  productEvents,
];

export const cases: Fault[] = [
  ...faults.filter(({ shape }) => shape === "one"),
  ...faults.filter(({ shape }) => shape === "many"),
  ...faults.filter(({ shape }) => shape === "pooled"),
];
