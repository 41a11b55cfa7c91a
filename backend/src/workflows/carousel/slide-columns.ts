import type { SlideInput } from "../../contract/carousel";

/** A slide of the contract in the module's columns. */
export function slideColumns({ from, until, active, ...slide }: SlideInput) {
  return {
    ...slide,
    is_active: active,
    starts_at: from ? new Date(from) : null,
    ends_at: until ? new Date(until) : null,
  };
}
