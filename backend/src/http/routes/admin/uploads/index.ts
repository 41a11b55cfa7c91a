import type { Handlers } from "../../../pipeline/door";
import { uploadPicture } from "./upload";

export const uploadDoors = { uploadPicture } satisfies Partial<Handlers>;
