import { z } from "zod";

/** The success envelope: `success: true` plus the call's own fields; `message` is always optional. */
export function ok<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), message: z.string().optional() }).extend(shape);
}

/** The failure envelope of every refused call. */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** The position in a list: `page` counts from 1. */
export const Meta = z.object({
  total: z.int().min(0),
  page: z.int().min(1),
  limit: z.int().min(1),
  pages: z.int().min(0),
});
export type Meta = z.infer<typeof Meta>;
