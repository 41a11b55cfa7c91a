import { z } from "zod";

const id = z.union([z.int(), z.string().min(1)]).transform(String);
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)));
const courierId = z.coerce.number().int().nullish();

/** Shiprocket's responses, as far as we read them. */
export const Created = z.object({ order_id: id, shipment_id: id });

export const Found = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: text,
      status: text,
      shipments: z.array(z.object({ id, awb: text, courier: text })).default([]),
    }),
  ),
});
export type FoundOrder = z.output<typeof Found>["data"][number];

export const Assigned = z.object({
  awb_assign_status: z.coerce.number().optional(),
  message: z.string().optional(),
  response: z
    .object({
      data: z
        .object({
          awb_code: text,
          courier_name: text,
          courier_company_id: courierId,
          awb_assign_error: z.string().optional(),
        })
        .partial(),
    })
    .optional(),
});

export const Anything = z.unknown();

export const Label = z.object({
  label_created: z.coerce.number().optional(),
  label_url: z.string().nullish(),
  response: z.unknown().optional(),
});

export const Offers = z.object({
  message: z.string().optional(),
  data: z
    .object({
      recommended_courier_company_id: courierId,
      available_courier_companies: z.array(
        z.object({
          courier_company_id: z.coerce.number().int(),
          courier_name: z.string(),
          rate: z.coerce.number().min(0),
          estimated_delivery_days: z.coerce.number().int().nullish().catch(null),
          etd: text,
          rating: z.coerce.number().nullish().catch(null),
        }),
      ),
    })
    .optional(),
});

const ScanAnswer = z.object({
  date: text,
  status: text,
  activity: text,
  location: text,
  "sr-status-label": text,
});

export const Tracked = z.object({
  tracking_data: z.object({
    shipment_track: z.array(z.object({ current_status: text })).nullish(),
    shipment_track_activities: z.array(ScanAnswer).nullish(),
    etd: text,
  }),
});

/** The body of Shiprocket's webhook. */
export const Told = z.object({
  awb: text,
  current_status: text,
  current_timestamp: text,
  etd: text,
  scans: z.array(ScanAnswer).max(500).nullish(),
});
export type ScanAnswer = z.output<typeof ScanAnswer>;
