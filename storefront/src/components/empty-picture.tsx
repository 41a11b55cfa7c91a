import { laterPart } from "@/lib/later-part";

/** The small drawing of empty states, fetched where there is one. Its place is kept. */
export const EmptyPicture = laterPart([], () => import("./empty-drawing"), {
  className: "h-35 w-56",
  isExtra: true,
});
