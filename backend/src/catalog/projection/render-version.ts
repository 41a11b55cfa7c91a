/**
 * Which version of the rendering a row of the read model has, so that rows of older code are recognised. Increase it
 * by one with every change to what `productRow` writes (`project-rows.test.ts` fails if this is forgotten): older
 * rows are then rendered again when they are read, and all of them by the sweep after the start.
 */
export const renderVersion = 2;
