export { demoFeatures } from "./features";
export { demoOrders } from "./orders";
export { allPictures } from "./pictures";
export { demoProducts } from "./products";
export { demoReviews } from "./reviews";
export { demoShoppers } from "./shoppers";
export { demoSlides } from "./slides";
export type * from "./types";
