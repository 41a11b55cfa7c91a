import type en from "../en/home";

const texts: typeof en = { title: "home" };
export default texts;
