import type { Slide, StaffSlide } from "../../../contract/carousel";
import { query } from "../../../platform/db/pool";
import { versionOf } from "../../../platform/edits/version";

const columns = `id as "_id", title, subtitle, cta, link, image, bg, position as "order", is_active as active,
  to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from",
  to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`;

/** The slides in order: all of them, or only those currently shown. */
export function readSlides(which: "all" | "showing"): Promise<Slide[]> {
  const showing = `and is_active and coalesce(starts_at, now()) <= now() and coalesce(ends_at, 'infinity') > now()`;
  return query<Slide>({
    name: `slides-${which}`,
    text: `select ${columns} from slide where deleted_at is null ${which === "showing" ? showing : ""}
           order by position, id`,
  });
}

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
] as const;

export const withSlideVersion = (slide: Slide): StaffSlide => ({
  ...slide,
  version: versionOf(slideEditFields, slide),
});

/** All slides as the panel sees them. */
export const readStaffSlides = async (): Promise<StaffSlide[]> =>
  (await readSlides("all")).map(withSlideVersion);

/** One slide; undefined if there is none. */
export async function readSlide(id: string): Promise<StaffSlide | undefined> {
  const [slide] = await query<Slide>({
    name: "slide",
    text: `select ${columns} from slide where id = $1 and deleted_at is null`,
    values: [id],
  });
  return slide && withSlideVersion(slide);
}
