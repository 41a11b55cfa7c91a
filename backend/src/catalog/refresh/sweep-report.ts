import { query } from "../../platform/db/pool";

export type SweepReport = {
  isUnderWay: boolean;
  beganAt: Date | null;
  finishedAt: Date | null;
  looked: number;
  healed: number;
  healedEver: number;
};

/** How far the current sweep has come, or how the last one ended. */
export async function readSweep(): Promise<SweepReport | undefined> {
  const [row] = await query<SweepReport>({
    name: "catalog-sweep-report",
    text: `select upto is not null as "isUnderWay", began_at as "beganAt", finished_at as "finishedAt",
             looked, healed, healed_ever::float8 as "healedEver" from catalog_sweep`,
  });
  return row;
}
