/** The scenes of the home page, a tile and a band for every category, and the share picture. */
export const sceneNames = [
  ...["slide-1", "slide-2", "slide-3", "slide-4", "slide-5"],
  ...["feature-1", "feature-2", "feature-3", "feature-4"],
  ...["hero", "share"],
  ...["tile-electronics", "tile-fashion", "tile-toys", "tile-farming"],
  ...["band-electronics", "band-fashion", "band-toys", "band-farming"],
];
