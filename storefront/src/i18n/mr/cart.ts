import type en from "../en/cart";

const texts: typeof en = { open: "कार्ट उघडा", title: "तुमचे कार्ट" };
export default texts;
