import type { SlideInput } from "../../contract/carousel";

/** Maps a slide of the contract to the module's columns, all but its translations. */
export function slideColumns({ from, until, active, translations: _apart, ...slide }: SlideInput) {
  return {
    ...slide,
    is_active: active,
    starts_at: from ? new Date(from) : null,
    ends_at: until ? new Date(until) : null,
  };
}
