import type en from "../en/plain";

const texts: typeof en = {
  nav: "स्क्रिप्टशिवाय खरेदी",
  cart: "तुमचे कार्ट",
  quantity: "संख्या",
  quantityOf: "{{title}} ची संख्या",
  change: "बदला",
  changeQuantityOf: "{{title}} ची संख्या बदला",
  choose: "कृपया निवडा",
  choosePlace: "डिलिव्हरी आणि एकूण रक्कम दाखवा",
  firstPlace: "कृपया आधी वस्तू कुठे पाठवायची ते निवडा.",
  onlineNeedsScripts: "ऑनलाइन पेमेंटसाठी स्क्रिप्ट लागतात, त्या या ब्राउझरमध्ये बंद आहेत. त्यांच्याशिवाय तुम्ही रोख देऊ शकता.",
  registered: "तुमचे खाते तयार आहे. पुढे जाण्यासाठी लॉगिन करा.",
  staffNeedScripts: "या खात्यासाठी आणखी एक पायरी लागते, ती स्क्रिप्ट सुरू असतील तरच चालते.",
  backToProduct: "वस्तूकडे परत जा",
  foreign: "हा फॉर्म आमच्या दुकानाच्या पानावरून आलेला नाही. कृपया पान पुन्हा उघडा आणि तिथून पाठवा.",
};
export default texts;
