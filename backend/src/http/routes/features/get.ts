import { door } from "../../pipeline/door";
import { readFeatures, readStaffFeatures } from "./feature-images";

export const getFeatures = door("getFeatures", async () => ({ data: await readFeatures("showing") }));

export const adminGetFeatures = door("adminGetFeatures", async () => ({ data: await readStaffFeatures() }));
