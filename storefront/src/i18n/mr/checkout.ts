import type en from "../en/checkout";

const texts: typeof en = { title: "चेकआउट" };
export default texts;
