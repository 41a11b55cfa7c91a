/** How one picture is taken. Angles are in degrees; an azimuth of 0 looks at the front (+z) of the model. */
export type Shot = {
  azimuth: number;
  elevation: number;
  /** Vertical field of view; small values flatten the perspective like a long lens. */
  lens: number;
  /** The share of the frame that the model may fill. */
  fill: number;
  width: number;
  height: number;
  /** Number of jittered frames that are summed. */
  frames: number;
  /** Background colours in the middle and at the corners, as hex. */
  backdrop: readonly [string, string];
  /** Direction to the key light, as seen from the camera. */
  key: readonly [number, number, number];
  keyStrength: number;
  domeStrength: number;
  /** Darkness of the floor shadow, from 0 to 1; 0 leaves the floor out. */
  shadow: number;
  /** Lift of the finished picture in linear light. */
  exposure: number;
  /** Where the model's middle sits, as a share of the frame to the right and up. */
  offset: readonly [number, number];
};

/** The house setting: square, light and soft, so that all pictures of a listing sit well together. */
export const houseShot: Shot = {
  azimuth: 25,
  elevation: 12,
  lens: 22,
  fill: 0.8,
  width: 1440,
  height: 1440,
  frames: 6,
  backdrop: ["#fbfaf8", "#ecebe8"],
  key: [-4.6, 7, 4.6],
  keyStrength: 1.9,
  domeStrength: 1.1,
  shadow: 0.5,
  exposure: 1,
  offset: [0, 0],
};

/** A shot from straight above, for things that lie flat on the floor; the key rakes across the folds. */
export const flatLay: Partial<Shot> = {
  azimuth: 0,
  elevation: 86,
  key: [-6, 4.2, -4],
  keyStrength: 2.2,
  domeStrength: 0.95,
  fill: 0.86,
};
