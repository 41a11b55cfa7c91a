import type { SlideInput } from "../../contract/carousel";

/** Maps a slide of the contract to the module's columns. */
export function slideColumns({ from, until, active, ...slide }: SlideInput) {
  return {
    ...slide,
    is_active: active,
    starts_at: from ? new Date(from) : null,
    ends_at: until ? new Date(until) : null,
  };
}
