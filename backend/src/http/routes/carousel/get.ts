import { door } from "../../pipeline/door";
import { readStaffSlides } from "./slides";

export const getSlides = door("getSlides", async () => ({ data: await readStaffSlides() }));
