import { categoryScenes } from "./categories";
import { features } from "./features";
import { heroScenes } from "./hero";
import type { Scene } from "./scene";
import { slides } from "./slides";

/** Every scene by its name. */
export const scenes: Record<string, Scene> = { ...slides, ...features, ...heroScenes, ...categoryScenes };
