import { door } from "../../../pipeline/door";
import { readFormFile } from "../../../uploads/read-form-file";
import { storePicture } from "../../../uploads/store-picture";

export const uploadPicture = door("uploadPicture", async ({ req }) => ({
  data: await storePicture(await readFormFile(req)),
}));
