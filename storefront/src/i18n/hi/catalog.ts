import type en from "../en/catalog";

const texts: typeof en = { title: "catalog" };
export default texts;
