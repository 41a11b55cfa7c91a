import type en from "../en/cart";

const texts: typeof en = { open: "कार्ट खोलें", title: "आपका कार्ट" };
export default texts;
