import { door } from "../../api/door";
import { readSlides } from "./slides";

export const getSlides = door("getSlides", async () => ({ data: await readSlides("all") }));
