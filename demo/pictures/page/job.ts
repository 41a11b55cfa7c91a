import type { PictureSpec } from "../vocabulary";

/** One thing to draw: a product picture, or a scene of the home page by its name. */
export type Job = { name: string } & ({ spec: PictureSpec } | { scene: string });
