/** The orders of a product's reviews: by time, by how many found them helpful, the fewest stars first. Free of libraries. */
export const reviewSorts = ["newest", "helpful", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];
