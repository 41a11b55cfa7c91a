import type en from "../en/returns";

const texts: typeof en = { title: "returns" };
export default texts;
