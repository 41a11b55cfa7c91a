import { productFieldNames } from "../../contract/product-fields";

/**
 * Increase it by one with every change to what `productRow` writes, other than a new field in the table of product
 * fields, and when a field is taken out of that table (`project-rows.test.ts` fails if this is forgotten).
 */
export const formVersion = 10;

/**
 * Which version of the rendering a row of the read model has, so that rows of older code are recognised: they are
 * rendered again when they are read, and all of them by the sweep after the start. A new field in the table makes a new
 * version.
 */
export const renderVersion = 100 * formVersion + productFieldNames.length;
