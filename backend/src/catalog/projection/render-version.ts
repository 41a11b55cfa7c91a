/**
 * Which rendering a row of the read model has, so that rows of older code are known. Goes up by one with every change of
 * what `productRow` writes (`project-rows.test.ts` says so when it is forgotten): from then on older rows are rendered
 * anew when they are asked for, and all of them by the sweep after the start.
 */
export const renderVersion = 2;
