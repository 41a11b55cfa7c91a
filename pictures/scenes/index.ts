import type { Scene } from "./scene";

/** Every scene by its name. */
export const scenes: Record<string, Scene> = {};
