import type { uploads } from "../../contract/uploads";
import type { Routes } from "../pipeline/route";
import { readFormFile } from "../uploads/read-form-file";
import { storePicture } from "../uploads/store-picture";

export const uploadsRoutes = {
  uploadPicture: async ({ req }) => ({
    data: await storePicture(await readFormFile(req)),
  }),
} satisfies Routes<typeof uploads>;
