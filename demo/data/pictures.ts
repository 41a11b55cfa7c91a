import { type PictureSpec, pictureName } from "../pictures/vocabulary";
import { choicesOf } from "./choices";
import { demoProducts } from "./products";

/** Every picture that the demo products use, each once, in the order of the catalogue. */
export const allPictures: PictureSpec[] = [
  ...new Map(
    demoProducts
      .flatMap(choicesOf)
      .flatMap(({ pictures }) => pictures)
      .map((spec) => [pictureName(spec), spec]),
  ).values(),
];
