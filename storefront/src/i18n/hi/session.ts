import type en from "../en/session";

const texts: typeof en = {
  menu: "आपका खाता, {{name}}",
  loggedInAs: "{{name}} के रूप में लॉगिन",
  account: "खाता",
  orders: "मेरे ऑर्डर",
  logout: "लॉगआउट",
  logoutFailed: "लॉगआउट नहीं हो पाया। कृपया फिर कोशिश करें।",
  welcome: "स्वागत है, {{name}}",
  expired: "आप लॉगआउट हो चुके हैं। आगे बढ़ने के लिए लॉगिन करें।",
  banner: {
    title: "नमस्ते, बाज़ार में आपका स्वागत है",
    text: "फ़ोन, कपड़े, खिलौने और खेती का सामान: सातारा में पैक, पूरे भारत में पहुँच।",
    points: {
      cash: "UPI या कार्ड से भुगतान करें, या जहाँ मिले वहाँ दरवाज़े पर नकद",
      track: "देखिए कि आपका ऑर्डर कहाँ पहुँचा",
      returns: "पसंद न आए तो लौटाएँ",
    },
  },
};
export default texts;
