import { door } from "../../api/door";
import { readSlides } from "./slides";

export const getActiveSlides = door("getActiveSlides", async () => ({ data: await readSlides("showing") }));
