import type en from "../en/session";

const texts: typeof en = {
  menu: "तुमचे खाते, {{name}}",
  loggedInAs: "{{name}} म्हणून लॉगिन",
  account: "खाते",
  orders: "माझ्या ऑर्डर",
  logout: "लॉगआउट",
  welcome: "स्वागत आहे, {{name}}",
  expired: "तुम्ही लॉगआउट झाला आहात. पुढे जाण्यासाठी लॉगिन करा.",
};
export default texts;
