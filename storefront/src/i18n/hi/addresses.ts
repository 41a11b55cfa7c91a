import type en from "../en/addresses";

const texts: typeof en = { title: "मेरे पते" };
export default texts;
