import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { ChosenCategory, IdOrSlug, Size } from "./fields";
import { KindId } from "./kinds";
import { messages } from "./messages";
import { measuredThings, sizeMeasures, spanLimits } from "./size-measures";

const Millimetres = z
  .int(messages.measureOutOfRange.key)
  .min(spanLimits.min, messages.measureOutOfRange.key)
  .max(spanLimits.max, messages.measureOutOfRange.key);

/** From the smallest to the largest, in millimetres; null: the guide does not say. */
const Cell = z
  .object({ from: Millimetres, to: Millimetres })
  .refine(({ from, to }) => from <= to, messages.measureBackwards.key)
  .nullable();

const input = {
  /** What was measured: the person who wears it, or the garment itself. */
  of: z.enum(measuredThings),
  /** The columns, in their order. */
  measures: z
    .array(z.enum(sizeMeasures))
    .min(1, messages.sizeGuideEmpty.key)
    .max(sizeMeasures.length)
    .refine((measures) => new Set(measures).size === measures.length, messages.measureRepeated.key),
  /** One per size; a cell per measure. */
  rows: z
    .array(z.object({ size: Size, cells: z.array(Cell).max(sizeMeasures.length) }))
    .min(1, messages.sizeGuideEmpty.key)
    .max(30),
};

const SizeGuide = z.object({
  /** Of the kind of product it is for, or of the category. */
  _id: z.string(),
  of: input.of,
  measures: z.array(z.enum(sizeMeasures)),
  /** In the order of the category's sizes; none if it has none of them any more. */
  rows: z.array(z.object({ size: Size, cells: z.array(Cell) })),
});
export type SizeGuide = z.output<typeof SizeGuide>;

const StaffSizeGuide = SizeGuide.extend({
  /** Changes with each save. */
  version: z.int(),
});
export type StaffSizeGuide = z.output<typeof StaffSizeGuide>;

export const SizeGuideInput = z
  .object({
    ...input,
    /** As it was read, 0 if there was none; without one it is saved in any case. */
    version: z.int().min(0).optional(),
  })
  .superRefine(({ measures, rows }, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [at, { cells }] of rows.entries())
      if (cells.length !== measures.length) say(["rows", at, "cells"], messages.cellPerMeasure.key);
    if (rows.every(({ cells }) => cells.every((cell) => cell === null)))
      say(["rows"], messages.sizeGuideEmpty.key);
    if (new Set(rows.map(({ size }) => size)).size !== rows.length) say(["rows"], messages.sizeRepeated.key);
  });
export type SizeGuideInput = z.output<typeof SizeGuideInput>;

const ofThing = z.object({ id: KindId });

/**
 * Tables of what each size measures (ADR-0085). A guide is of a category or of a kind of product, and its id is theirs;
 * a kind's wins over its category's.
 */
export const sizeGuides = endpoints({
  /**
   * For a product, with the sizes it comes in; or for a category, and a kind within it, with all of their sizes. 404 if
   * there is none.
   */
  getSizeGuide: {
    method: "GET",
    path: "/api/shop/size-guide",
    access: "guest",
    list: "account",
    summary: "What the sizes of a product, a category or a kind of product measure",
    query: z
      .object({
        product: IdOrSlug.optional(),
        category: ChosenCategory.optional(),
        kind: KindId.optional(),
      })
      .refine(
        ({ product, category }) => (product === undefined) !== (category === undefined),
        messages.sizeGuideOfWhat.key,
      ),
    response: ok({ data: SizeGuide }),
  },

  adminGetSizeGuides: {
    method: "GET",
    path: "/api/admin/size-guides",
    access: "admin",
    permission: "catalogue",
    summary: "The size guides of all categories and kinds of product that have one",
    response: ok({ data: z.array(StaffSizeGuide) }),
  },

  /** 409 `edit_conflict` if it is no longer the one with this `version`; 422 for a size that the category does not have. */
  adminSaveSizeGuide: {
    method: "PUT",
    path: "/api/admin/size-guides/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Write the size guide of a category or of a kind of product, by its id",
    params: ofThing,
    body: SizeGuideInput,
    response: ok({ data: StaffSizeGuide }),
  },

  adminDeleteSizeGuide: {
    method: "DELETE",
    path: "/api/admin/size-guides/:id",
    access: "admin",
    permission: "catalogue",
    summary: "Delete the size guide of a category or of a kind of product",
    params: ofThing,
    response: ok({ data: z.object({ _id: z.string() }) }),
  },
});
