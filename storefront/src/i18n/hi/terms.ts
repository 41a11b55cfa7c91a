import type en from "../en/terms";

const texts: typeof en = { title: "terms" };
export default texts;
