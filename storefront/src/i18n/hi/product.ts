import type en from "../en/product";

const texts: typeof en = { title: "product" };
export default texts;
