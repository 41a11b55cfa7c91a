import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Email } from "./fields";
import { words } from "./shop-identity";

/** Whether the shop takes orders. In the last two its pages are shown, with a text, and nothing can be ordered. */
export const openingStates = ["open", "soon", "closed"] as const;

/** What every page knows of it. */
export const PublicOpening = z.object({
  state: z.enum(openingStates),
  /** Shown above every page while the shop takes no orders; blank: the shop's own sentence. */
  text: words(0, 200),
});

const Opening = PublicOpening.extend({
  /** Shoppers' accounts that may order nevertheless, so that the staff can try the shop. */
  testers: z.array(Email).max(10),
});
export type Opening = z.output<typeof Opening>;

/** The number of saves, and the fingerprint of what was read: as in `adminSaveShop`. */
const version = z.int().min(0);
const Saved = Opening.extend({ version, edition: Version, updatedAt: z.string().nullable() });

/** What an owner does before the first sale, in this order. */
export const firstSteps = [
  "address",
  "gstin",
  "logo",
  "delivery",
  "payment",
  "categories",
  "product",
  "order",
  "open",
] as const;
export type FirstStep = (typeof firstSteps)[number];

export const opening = endpoints({
  adminGetOpening: {
    method: "GET",
    path: "/api/admin/settings/opening",
    access: "admin",
    permission: "shop",
    summary: "Whether the shop takes orders, and what it says while it does not",
    response: ok({ data: Saved }),
  },

  adminSaveOpening: {
    method: "PUT",
    path: "/api/admin/settings/opening",
    access: "admin",
    permission: "shop",
    summary: "Open the shop, or close it for a while",
    body: Opening.extend({ version: version.nullish(), edition: Version.optional() }),
    response: ok({ data: Saved }),
  },

  /** Read from the shop's state at this moment: nothing is ticked by hand. */
  adminGetFirstSteps: {
    method: "GET",
    path: "/api/admin/first-steps",
    access: "admin",
    permission: "shop",
    summary: "What is done and what is missing before the shop can sell",
    response: ok({
      data: z.object({
        steps: z.array(
          z.object({
            name: z.enum(firstSteps),
            done: z.boolean(),
            /** The shop can sell without it. */
            optional: z.boolean(),
          }),
        ),
      }),
    }),
  },
});
