import type en from "../en/early";

const texts: typeof en = {
  wait: "एक क्षण…",
  late: "हे पान उघडायला वेळ लागतो आहे. कृपया तुमचे इंटरनेट तपासा.",
  again: "पुन्हा उघडा",
  noScripts: "या ब्राउझरमध्ये स्क्रिप्ट बंद आहेत. तरीही तुम्ही खरेदी करू शकता आणि रोख देऊ शकता.",
  cart: "तुमचे कार्ट",
  login: "लॉगिन",
};
export default texts;
