import type en from "../en/early";

const texts: typeof en = {
  wait: "एक क्षण…",
  late: "यह पेज लोड होने में देर लगा रहा है। कृपया अपना इंटरनेट जाँचें।",
  again: "फिर से लोड करें",
  noScripts: "इस ब्राउज़र में स्क्रिप्ट बंद हैं। फिर भी आप खरीदारी कर सकते हैं और नकद दे सकते हैं।",
  cart: "आपका कार्ट",
  login: "लॉगिन",
  lite: "हल्का रूप: कम डेटा, वही दाम।",
  full: "पूरा रूप",
};
export default texts;
