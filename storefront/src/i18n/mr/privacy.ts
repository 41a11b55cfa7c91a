import type en from "../en/privacy";

const texts: typeof en = { title: "privacy" };
export default texts;
