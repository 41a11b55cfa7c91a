import type { Fault } from "../fault";
import { cartEdited } from "./cart-edited";
import { courierFails } from "./courier-fails";
import { diskFull } from "./disk-full";
import { eventsShuffled } from "./events-shuffled";
import { forged } from "./forged";
import { killDuringCheckout } from "./kill-during-checkout";
import { killAtPoints } from "./kill-points";
import { killDuringProjection } from "./kill-projection";
import { lastUnitRows } from "./last-unit";
import { mailRows } from "./mail-fails";
import { postgresHangs } from "./postgres-hangs";
import { postgresRows } from "./postgres-stops";
import { razorpayFails } from "./razorpay-fails";
import { redisRows } from "./redis-stops";
import { restoreDrill } from "./restore-drill";
import { saleWindow } from "./sale-window";
import { sentTwiceRows } from "./sent-twice";
import { sigterm } from "./sigterm";
import { strangerRows, webSigterm } from "./strangers";
import { twoEditors } from "./two-editors";
import { webhookAndVerify } from "./webhook-and-verify";

/** The fault table: those of one shape stand together, since they share a stage. */
const faults: Fault[] = [
  killDuringCheckout,
  killAtPoints,
  killDuringProjection,
  saleWindow,
  ...postgresRows,
  postgresHangs,
  ...sentTwiceRows,
  ...lastUnitRows,
  twoEditors,
  diskFull,
  sigterm,
  webSigterm,
  ...strangerRows,
  ...mailRows,
  webhookAndVerify,
  eventsShuffled,
  forged,
  cartEdited,
  razorpayFails,
  courierFails,
  restoreDrill,
  ...redisRows,
];

export const rows: Fault[] = [
  ...faults.filter(({ shape }) => shape === "one"),
  ...faults.filter(({ shape }) => shape === "many"),
];
