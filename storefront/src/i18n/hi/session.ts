import type en from "../en/session";

const texts: typeof en = {
  menu: "आपका खाता, {{name}}",
  loggedInAs: "{{name}} के रूप में लॉगिन",
  account: "खाता",
  orders: "मेरे ऑर्डर",
  logout: "लॉगआउट",
  welcome: "स्वागत है, {{name}}",
  expired: "आप लॉगआउट हो चुके हैं। आगे बढ़ने के लिए लॉगिन करें।",
};
export default texts;
