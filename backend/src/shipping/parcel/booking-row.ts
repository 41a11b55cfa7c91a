import type { BookingState } from "../../contract/booking";

export type BookingProblem = { code: string; message: string };

/** A row of shop_booking as shown to staff. */
export type BookingRow = {
  state: Exclude<BookingState, "by_hand" | "none">;
  courier_name: string | null;
  awb: string | null;
  attempts: number;
  last_error: BookingProblem | null;
  /** Once it is called off it is booked anew. */
  books_again: boolean;
};

/** The booking of `o`, shop_order, as one JSON value, or null: of several parcels, the one that needs the most care. */
export const bookingColumn = `
  (select json_build_object('state', b.state, 'courier_name', b.courier_name, 'awb', b.awb, 'attempts', b.attempts,
    'last_error', b.last_error, 'books_again', b.books_again) from shop_booking b where b.order_id = o.order_id
    order by array_position(array['failed', 'waiting', 'cancelling', 'booked', 'cancelled'], b.state), b.nth limit 1)
  as booking`;

/** What one location sends of an order; `location` is its name. */
export type ParcelRow = {
  location: string | null;
  lines: { lineItemId: string; quantity: number }[];
  courier: { name: string; awb: string; trackingUrl: string | null } | null;
};

/** The parcels of `o`, shop_order, as a JSON list, by the locations that hold or sent its items; empty in a shop with one location. */
export const parcelsColumn = `
  case when (select count(*) from shop_stock_location) > 1 then coalesce((
    select json_agg(json_build_object('location', place.name, 'lines', p.lines, 'courier', case when b.awb is not null then
      json_build_object('name', b.courier_name, 'awb', b.awb, 'trackingUrl', b.tracking_url) end) order by p.location_id)
    from (select location_id, json_agg(json_build_object('lineItemId', line_item_id, 'quantity', quantity)) as lines
      from shop_line_location where line_item_id in (
        select l."lineItemId" from jsonb_to_recordset(o.lines) as l ("lineItemId" text)) group by location_id) p
    left join shop_stock_location place using (location_id)
    left join shop_booking b on b.order_id = o.order_id and b.location_id = p.location_id and b.state = 'booked'), '[]')
  else '[]' end as parcels`;

/** The quantity of an order line in a parcel, and how many of the line are in the parcels before it. */
export type ParcelPiece = { lineItemId: string; quantity: number; before: number };

/** A parcel at the courier service; `pieces` is null for the whole order. */
export type BookedParcel = {
  reference: string;
  nth: number;
  location_id: string | null;
  pieces: readonly ParcelPiece[] | null;
};

/** A booking leased by one worker until the lease ends. */
export type LeasedBooking = BookingRow &
  BookedParcel & {
    id: string;
    order_id: string;
    wanted_courier: number | null;
  };
