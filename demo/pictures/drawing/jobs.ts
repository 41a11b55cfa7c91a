import { allPictures } from "../../data/pictures";
import type { Job } from "../page/job";
import { sceneNames } from "../scenes/names";
import { type PictureSpec, pictureName } from "../vocabulary";

/** The job of a product picture. */
export const jobOf = (spec: PictureSpec): Job => ({ name: pictureName(spec), spec });

export const sceneJobs: Job[] = sceneNames.map((scene) => ({ name: scene, scene }));

/** Everything that the shop shows: the demo catalogue's pictures, sorted by kind, then the scenes. */
export const allJobs: Job[] = [
  ...allPictures.map(jobOf).sort((a, b) => a.name.localeCompare(b.name, "en")),
  ...sceneJobs,
];
