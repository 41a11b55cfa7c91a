import type en from "../en/session";

const texts: typeof en = {
  menu: "तुमचे खाते, {{name}}",
  loggedInAs: "{{name}} म्हणून लॉगिन",
  account: "खाते",
  orders: "माझ्या ऑर्डर",
  logout: "लॉगआउट",
  logoutFailed: "लॉगआउट झाले नाही. कृपया पुन्हा प्रयत्न करा.",
  welcome: "स्वागत आहे, {{name}}",
  expired: "तुम्ही लॉगआउट झाला आहात. पुढे जाण्यासाठी लॉगिन करा.",
  banner: {
    title: "नमस्कार, बाजारात तुमचे स्वागत",
    text: "फोन, कपडे, खेळणी आणि शेतीचे साहित्य: साताऱ्यात पॅक होते, भारतभर पोहोचते.",
    points: {
      cash: "पार्सल दारात आल्यावर रोख पैसे द्या",
      track: "तुमची ऑर्डर कुठे आहे ते टप्प्याटप्प्याने पाहा",
      returns: "पसंत नसेल तर परत करा",
    },
  },
};
export default texts;
