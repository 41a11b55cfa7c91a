import type en from "../en/account";

const texts: typeof en = { title: "मेरा खाता" };
export default texts;
