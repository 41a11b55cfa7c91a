import type en from "../en/plain";

const texts: typeof en = {
  nav: "बिना स्क्रिप्ट के खरीदारी",
  cart: "आपका कार्ट",
  quantity: "संख्या",
  quantityOf: "{{title}} की संख्या",
  change: "बदलें",
  changeQuantityOf: "{{title}} की संख्या बदलें",
  choose: "कृपया चुनें",
  choosePlace: "डिलीवरी और कुल रकम दिखाएँ",
  firstPlace: "कृपया पहले चुनें कि सामान कहाँ भेजना है।",
  onlineNeedsScripts: "ऑनलाइन पेमेंट के लिए स्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद हैं। उनके बिना आप नकद दे सकते हैं।",
  registered: "आपका खाता तैयार है। आगे बढ़ने के लिए लॉगिन करें।",
  staffNeedScripts: "इस खाते के लिए एक और कदम ज़रूरी है, जो स्क्रिप्ट चालू होने पर ही चलता है।",
  backToProduct: "सामान पर वापस जाएँ",
  foreign: "यह फ़ॉर्म हमारी दुकान के पेज से नहीं आया। कृपया पेज फिर से खोलें और वहीं से भेजें।",
};
export default texts;
