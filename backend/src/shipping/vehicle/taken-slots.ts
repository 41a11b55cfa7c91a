import { query, type Statement } from "../../platform/db/pool";
import type { ShippingRules } from "../defaults";
import { isListed } from "../zone";
import { slotKey, type Taken } from "./slots";

type Row = { day: string; starts: string; held: number };

const TAKEN = `
  select s.day::text as day, s.starts, s.held - (
    -- What waits for this shopper's own payment is theirs to choose again.
    select count(*) from shop_vehicle_trip t join shop_order o using (order_id)
    where t.day = s.day and t.starts = s.starts and t.is_held and o.status = 'pending_payment' and o.customer_id = $1
  )::integer as held
  from shop_vehicle_slot s where s.day >= (now() at time zone 'Asia/Kolkata')::date and s.held > 0`;

type Asking = { run?: (statement: Statement) => Promise<Row[]>; customerId?: string | undefined };

/** How many orders hold each slot from today on, besides what `customerId` has not paid yet. */
export async function takenSlots({ run = query, customerId }: Asking = {}): Promise<Taken> {
  const rows = await run({ name: "vehicle-slots-taken", text: TAKEN, values: [customerId ?? null] });
  return new Map(rows.map(({ day, starts, held }) => [slotKey({ day, from: starts }), held]));
}

export const noneTaken: Taken = new Map();

/** The same for a quote: nothing is read where the vehicle does not go anyway. */
export const takenFor = async (
  { vehicle }: ShippingRules,
  pincode: string,
  customerId?: string,
): Promise<Taken> =>
  vehicle.isOffered && isListed(pincode, vehicle.pincodes) ? takenSlots({ customerId }) : noneTaken;
