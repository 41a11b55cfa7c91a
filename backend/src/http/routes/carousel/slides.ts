import {
  inLanguage,
  slideTexts,
  staffTranslations,
  type Translatable,
  translationPaths,
} from "../../../catalog/home-texts";
import type { Slide, StaffSlide } from "../../../contract/carousel";
import type { Language } from "../../../contract/constants";
import { query } from "../../../platform/db/pool";
import { flat } from "../../../platform/edits/changes";
import { versionOf } from "../../../platform/edits/version";

const columns = `id as "_id", title, subtitle, cta, link, image, bg, position as "order", is_active as active, translations,
  to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from",
  to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`;

type StoredSlide = Slide & Translatable<(typeof slideTexts.fields)[number]>;

/** The slides in order: all of them, or only those currently shown. */
function readSlides(which: "all" | "showing"): Promise<StoredSlide[]> {
  const showing = `and is_active and coalesce(starts_at, now()) <= now() and coalesce(ends_at, 'infinity') > now()`;
  return query<StoredSlide>({
    name: `slides-${which}`,
    text: `select ${columns} from slide where deleted_at is null ${which === "showing" ? showing : ""}
           order by position, id`,
  });
}

/** The slides shown now, in order, with the texts of this language. */
export const readShownSlides = async (language: Language): Promise<Slide[]> =>
  (await readSlides("showing")).map((slide) => inLanguage(slideTexts, slide, language));

/** The editable fields of a slide; the position is set separately, for all slides together. */
export const slideEditFields = [
  "title",
  "subtitle",
  "cta",
  "link",
  "image",
  "bg",
  "active",
  "from",
  "until",
  ...translationPaths(slideTexts),
];

function forStaff(stored: StoredSlide): StaffSlide {
  const slide = { ...stored, translations: staffTranslations(slideTexts, stored) };
  return { ...slide, version: versionOf(slideEditFields, flat(slide)) };
}

/** All slides as the panel sees them. */
export const readStaffSlides = async (): Promise<StaffSlide[]> => (await readSlides("all")).map(forStaff);

/** One slide; undefined if there is none. */
export async function readSlide(id: string): Promise<StaffSlide | undefined> {
  const [slide] = await query<StoredSlide>({
    name: "slide",
    text: `select ${columns} from slide where id = $1 and deleted_at is null`,
    values: [id],
  });
  return slide && forStaff(slide);
}
