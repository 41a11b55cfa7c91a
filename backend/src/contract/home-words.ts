import { z } from "zod";
import { Version } from "./edits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { ChosenCategory, Id, Language, Timestamp, text } from "./fields";
import { homeSections, isRow, mostInRow, mostRows, reasonIcons, rowPicks } from "./home-sections";
import { isKindOf } from "./kind-list";
import { type Message, messages } from "./messages";
import { hasOnly, homePlaceholders } from "./placeholders";
import { ProductCard } from "./products";
import { words } from "./shop-identity";

/** A text in three languages, with the figures of `placeholders.ts`. */
const filled = (max: number) => {
  const one = text(0, max).refine(hasOnly(homePlaceholders), messages.placeholderUnknown.key);
  return z.object({ en: one, hi: one, mr: one });
};

const ProductRow = z
  .object({
    kind: z.literal("row"),
    id: text(1, 40),
    isOn: z.boolean(),
    title: words(1, 80),
    pick: z.enum(rowPicks),
    category: ChosenCategory.nullish(),
    ofKind: text(1, 160).nullish(),
    products: z.array(Id).max(mostInRow).nullish(),
  })
  .superRefine(({ pick, category, ofKind, products }, context) => {
    const object = (path: string, { key: message }: Message) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (pick === "category" && !category) object("category", messages.needed);
    if (pick === "category" && ofKind && !isKindOf(category, ofKind)) object("ofKind", messages.invalid);
    if (pick === "chosen" && !products?.length) object("products", messages.needed);
  });

const Section = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(homeSections), isOn: z.boolean() }),
  ProductRow,
]);

/** Every section once, and every row by a name of its own. */
const areDistinct = (sections: readonly z.output<typeof Section>[]) =>
  new Set(sections.map((section) => (isRow(section) ? `row ${section.id}` : section.kind))).size ===
  sections.length;

/**
 * What the home page says and claims. Nothing in a new shop: figures and customers' words are the owner's to give, and
 * the demo's are invented. Spec §2 "Home page".
 */
export const HomeWords = z.object({
  /** The sections in their order; one that is not named stands at the end (`everySection`). */
  sections: z
    .array(Section)
    .max(homeSections.length + mostRows)
    .refine(areDistinct, messages.invalid.key),
  /** How many goods each category has, such as "500+"; blank: no badge. */
  categoryBadge: text(0, 20).refine(hasOnly(homePlaceholders), messages.placeholderUnknown.key),
  /** How many customers trust the shop, such as "50,000+"; blank: no badge. */
  customersBadge: text(0, 20).refine(hasOnly(homePlaceholders), messages.placeholderUnknown.key),
  /** The large words at the top; blank: the shop's own sentence. */
  title: filled(120),
  /** Below the title; blank: what the identity says about the shop. */
  description: filled(400),
  offer: filled(160),
  /** One line above every page; blank: free delivery and the ways to pay. */
  announcement: filled(160),
  /** Why to buy here; none: the shop's own four, which hold for every shop. */
  reasons: z
    .array(z.object({ icon: z.enum(reasonIcons), title: words(1, 60), text: filled(240) }))
    .max(8)
    .default([]),
  testimonials: z
    .array(
      z.object({
        text: words(1, 400),
        name: words(1, 60),
        place: words(0, 60),
        stars: z.number().min(1).max(5).multipleOf(0.5),
      }),
    )
    .max(12),
});
export type HomeWords = z.output<typeof HomeWords>;

/** The number of saves, and the fingerprint of what was read: as in `adminSaveShop`. */
const version = z.int().min(0);
const Saved = HomeWords.extend({
  /** Whether these words wait to be published. */
  hasDraft: z.boolean(),
  version,
  edition: Version,
  updatedAt: z.string().nullable(),
});
const Edit = HomeWords.extend({ version: version.nullish(), edition: Version.optional() });

const HomeRow = z.object({ id: z.string(), products: z.array(ProductCard) });

const HomePreview = z.object({
  words: HomeWords,
  rows: z.array(HomeRow),
  /** From then on the link shows nothing. */
  until: Timestamp,
});
export type HomePreview = z.infer<typeof HomePreview>;

export const homeWords = endpoints({
  getHomeWords: {
    method: "GET",
    path: "/api/shop/home-words",
    access: "guest",
    summary: "Title, offer, figures and customers' words of the home page",
    response: ok({ data: HomeWords }),
  },

  getHomeRows: {
    method: "GET",
    path: "/api/shop/home-rows",
    access: "guest",
    summary: "The rows of products that the shop has put on its home page, by their ids",
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: z.array(HomeRow) }),
  },

  adminGetHomeWords: {
    method: "GET",
    path: "/api/admin/settings/home-words",
    access: "admin",
    permission: "shop",
    summary: "The words of the home page, to edit them: the draft if there is one",
    response: ok({ data: Saved }),
  },

  adminSaveHomeWords: {
    method: "PUT",
    path: "/api/admin/settings/home-words",
    access: "admin",
    permission: "shop",
    summary: "Publish the words of the home page; its draft ends with that",
    body: Edit,
    response: ok({ data: Saved }),
  },

  adminSaveHomeDraft: {
    method: "PUT",
    path: "/api/admin/settings/home-words/draft",
    access: "admin",
    permission: "shop",
    summary: "Save words of the home page for later: the shop shows what it showed",
    body: Edit,
    response: ok({ data: Saved }),
  },

  adminDiscardHomeDraft: {
    method: "DELETE",
    path: "/api/admin/settings/home-words/draft",
    access: "admin",
    permission: "shop",
    summary: "Go back to the words of the home page that are published",
    response: ok({ data: Saved }),
  },

  /** Whoever has the link sees the draft, signed in or not. */
  adminPreviewHome: {
    method: "POST",
    path: "/api/admin/settings/home-words/preview",
    access: "admin",
    permission: "shop",
    summary: "Make a link that shows the home page with its draft, for half an hour",
    /** `path` is a page of the shop. */
    response: ok({ data: z.object({ path: z.string(), until: Timestamp }) }),
  },

  /** What is published, where no draft waits. 404 if the link is over, altered or for something else. */
  getHomePreview: {
    method: "GET",
    path: "/api/shop/home-preview/:token",
    access: "guest",
    summary: "The words and rows of the home page as its draft has them",
    params: z.object({ token: z.string().min(1).max(600) }),
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: HomePreview }),
  },
});
