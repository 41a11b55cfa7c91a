import type en from "../en/about";

const texts: typeof en = { title: "about" };
export default texts;
