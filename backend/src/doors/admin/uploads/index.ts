import type { Handlers } from "../../../api/door";
import { uploadPicture } from "./upload";

export const uploadDoors = { uploadPicture } satisfies Partial<Handlers>;
