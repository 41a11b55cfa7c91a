import type en from "../en/addresses";

const texts: typeof en = { title: "माझे पत्ते" };
export default texts;
