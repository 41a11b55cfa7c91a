export { allPictures } from "./pictures";
export { demoProducts } from "./products";
export type * from "./types";
