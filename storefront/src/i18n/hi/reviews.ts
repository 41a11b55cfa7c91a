import type en from "../en/reviews";

const texts: typeof en = {
  title: "समीक्षाएँ",
  write: "समीक्षा लिखें",
  cancel: "रद्द करें",
  none: "अभी कोई समीक्षा नहीं। सबसे पहले आप लिखिए!",
  loginFirst: "समीक्षा लिखने के लिए लॉगिन करें।",
  login: "लॉगिन",
  rating: "आपकी रेटिंग",
  star_one: "{{count}} सितारा",
  star_other: "{{count}} सितारे",
  message: "आपकी समीक्षा",
  placeholder: "आपको क्या अच्छा लगा, दूसरों को क्या जानना चाहिए?",
  submit: "समीक्षा भेजें",
  sending: "भेज रहे हैं…",
  added: "समीक्षा जुड़ गई!",
  failed: "समीक्षा सहेजी नहीं जा सकी",
  verified: "सत्यापित खरीद",
  answer: "{{shop}} का जवाब",
  list: "सभी समीक्षाएँ",
  byStars: "सितारों के अनुसार समीक्षाएँ",
  only_one: "केवल {{count}} सितारे वाली समीक्षाएँ",
  only_other: "केवल {{count}} सितारों वाली समीक्षाएँ",
  noneSuch: "इतने सितारों वाली कोई समीक्षा नहीं है",
  notLoaded: "समीक्षाएँ लोड नहीं हो सकीं",
};
export default texts;
