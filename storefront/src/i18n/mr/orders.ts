import type en from "../en/orders";

const texts: typeof en = { title: "माझ्या ऑर्डर" };
export default texts;
