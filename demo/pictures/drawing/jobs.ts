import { allPictures } from "../../data/pictures";
import type { Job } from "../page/job";
import { sceneNames } from "../scenes/names";
import { type PictureSpec, pictureName } from "../vocabulary";

/** The job of a product picture. */
export const jobOf = (spec: PictureSpec): Job => ({ name: pictureName(spec), spec });

export const sceneJobs: Job[] = sceneNames.map((scene) => ({ name: scene, scene }));

/** All pictures of the shop: the demo catalogue's, sorted by kind, then the scenes. */
export const allJobs: Job[] = [
  ...allPictures.map(jobOf).sort((a, b) => a.name.localeCompare(b.name, "en")),
  ...sceneJobs,
];
