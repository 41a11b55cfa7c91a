import type en from "../en/orders";

const texts: typeof en = { title: "मेरे ऑर्डर" };
export default texts;
