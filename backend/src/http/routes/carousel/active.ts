import { door } from "../../pipeline/door";
import { readSlides } from "./slides";

export const getActiveSlides = door("getActiveSlides", async () => ({ data: await readSlides("showing") }));
