import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Email, Pincode, State, text } from "./fields";
import { gstinProblem, normaliseGstin } from "./gstin";
import { messages } from "./messages";
import { isOwnPicture } from "./pictures";
import { isSafeLink } from "./rules";
import { accentContrast, brandContrast, enoughContrast } from "./theme";

const orBlank = <Field extends z.ZodType<string, string>>(field: Field) => z.union([z.literal(""), field]);

/** A text in the shop's languages; blank in Hindi or Marathi, the English one is shown. */
export const words = (min: number, max: number) =>
  z.object({ en: text(min, max), hi: text(0, max), mr: text(0, max) });

/** Landlines count, so this is wider than a shopper's mobile number. */
const ShopPhone = z
  .string()
  .trim()
  .regex(/^(\+?[0-9][0-9 -]{4,18}[0-9])?$/, messages.shopPhoneMalformed.key);

const OwnPicture = z
  .string()
  .refine((url) => url === "" || isOwnPicture(url), messages.pictureNotUploaded.key);
/** The design's own picture for shared links is drawn for the demo's shop, so only its data names it. */
const SharePicture = z
  .string()
  .refine((url) => url === "" || url === "/share.png" || isOwnPicture(url), messages.pictureNotUploaded.key);

const Link = z
  .string()
  .trim()
  .max(500)
  .refine(
    (link) => link === "" || (link.startsWith("https://") && isSafeLink(link)),
    messages.linkUnsafe.key,
  );

const Time = z
  .string()
  .trim()
  .regex(/^(([01][0-9]|2[0-3]):[0-5][0-9])?$/, messages.timeMalformed.key);
/** Both blank: closed. */
const Opening = z
  .object({ opens: Time, closes: Time })
  .refine(({ opens, closes }) => (opens === "") === (closes === "") && (opens === "" || opens < closes), {
    path: ["closes"],
    message: messages.closesBeforeOpens.key,
  });

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, messages.colourMalformed.key);

const Series = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^(?!CN$)[A-Z0-9]{1,3}$/, messages.seriesMalformed.key);

const fields = {
  name: words(1, 60),
  /** Who sells, as in the registration: on invoices and in the terms. */
  legalName: text(1, 120),
  tagline: words(0, 160),
  /** A few sentences about the shop, in its footer and on its own page. */
  about: words(0, 600),
  logo: OwnPicture,
  favicon: OwnPicture,
  sharePicture: SharePicture,
  colours: z.object({
    brand: Colour.refine((hex) => brandContrast(hex) >= enoughContrast, messages.brandTooPale.key),
    accent: Colour.refine((hex) => accentContrast(hex) >= enoughContrast, messages.accentTooDark.key),
  }),
  street: text(0, 160),
  city: words(0, 60),
  /** GST is CGST and SGST inside this state, and IGST to all others. */
  state: State,
  pincode: orBlank(Pincode),
  phone: ShopPhone,
  whatsapp: ShopPhone,
  email: orBlank(Email),
  /** For reports of security issues, in /.well-known/security.txt. */
  securityEmail: orBlank(Email),
  hours: z.object({ weekdays: Opening, sunday: Opening }),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  social: z.object({ instagram: Link, youtube: Link, facebook: Link }),
  /** Blank: not registered, so no GST is charged and documents are bills of supply. */
  gstin: z.string().overwrite(normaliseGstin).max(15, messages.gstinMalformed.key),
  grievanceOfficer: z.object({ name: text(0, 80), email: orBlank(Email), phone: ShopPhone }),
  /** What order numbers begin with: ORD in ORD-26-000123. */
  orderSeries: Series,
  /** What invoice numbers begin with. Rule 46 allows 16 characters, of which year and number take 13. */
  invoiceSeries: Series,
};

const problems = {
  malformed: () => messages.gstinMalformed,
  checkDigit: () => messages.gstinCheckDigit,
  otherState: messages.gstinOtherState,
};

/** A GSTIN begins with the code of the shop's state. */
const checkGstin = (shop: { gstin: string; state: z.output<typeof State> }, context: z.RefinementCtx) => {
  const problem = shop.gstin === "" ? undefined : gstinProblem(shop.gstin, shop.state);
  if (problem)
    context.addIssue({ code: "custom", path: ["gstin"], message: problems[problem](shop.state).key });
};

/** Everything that makes a shop this one, as its pages, mails and documents show it. */
const Identity = z.object(fields);
export type ShopIdentity = z.output<typeof Identity>;
/** A text of the identity, in each language. */
export type IdentityWords = ShopIdentity["name"];

/**
 * The part that every page needs. Nothing of it is secret; the rest is only left out of the pages' weight. `stateName` is the
 * state as it is called in each language, so that a page need not have the names of all states; absent only in what is not
 * the shop's answer, as a new shop's identity.
 */
export const PublicIdentity = Identity.omit({ orderSeries: true, invoiceSeries: true }).extend({
  stateName: words(1, 60).optional(),
});
export type PublicIdentity = z.output<typeof PublicIdentity>;

/** The number of saves: saving over a newer version is refused (409 `edit_conflict`). */
const version = z.int().min(0);
/** The identity as it was read, field by field: in a save, the fields that differ from it count as changed. */
const edition = Version;
const Saved = Identity.extend({ version, edition, updatedAt: z.string().nullable() });

export const shopIdentity = endpoints({
  adminGetShop: {
    method: "GET",
    path: "/api/admin/settings/shop",
    access: "admin",
    permission: "shop",
    summary: "The shop's identity: name, address, contact, GSTIN, look",
    response: ok({ data: Saved }),
  },

  /** The whole object, as in `adminSaveShippingSettings`. Pages, mails and new documents show it at once. */
  adminSaveShop: {
    method: "PUT",
    path: "/api/admin/settings/shop",
    access: "admin",
    permission: "shop",
    summary: "Change the shop's identity",
    body: Identity.extend({ version: version.nullish(), edition: edition.optional() }).superRefine(
      checkGstin,
    ),
    response: ok({ data: Saved }),
  },
});
