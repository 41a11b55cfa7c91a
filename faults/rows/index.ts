import type { Fault } from "../fault";
import { diskFull } from "./disk-full";
import { killDuringCheckout } from "./kill-during-checkout";
import { lastUnitRows } from "./last-unit";
import { mailRows } from "./mail-fails";
import { postgresRows } from "./postgres-stops";
import { redisRows } from "./redis-stops";
import { sentTwiceRows } from "./sent-twice";
import { sigterm } from "./sigterm";

/** The fault table: those of one shape stand together, since they share a stage. */
const faults: Fault[] = [
  killDuringCheckout,
  ...postgresRows,
  ...sentTwiceRows,
  ...lastUnitRows,
  diskFull,
  sigterm,
  ...mailRows,
  ...redisRows,
];

export const rows: Fault[] = [
  ...faults.filter(({ shape }) => shape === "one"),
  ...faults.filter(({ shape }) => shape === "many"),
];
