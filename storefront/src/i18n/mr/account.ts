import type en from "../en/account";

const texts: typeof en = { title: "माझे खाते" };
export default texts;
