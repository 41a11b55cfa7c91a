import type en from "../en/contact";

const texts: typeof en = { title: "contact" };
export default texts;
