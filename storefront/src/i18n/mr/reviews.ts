import type en from "../en/reviews";

const texts: typeof en = {
  title: "अभिप्राय",
  write: "अभिप्राय लिहा",
  cancel: "रद्द करा",
  none: "अजून अभिप्राय नाही. पहिला अभिप्राय तुम्ही लिहा!",
  loginFirst: "अभिप्राय लिहिण्यासाठी लॉगिन करा.",
  login: "लॉगिन",
  rating: "तुमचे रेटिंग",
  star_one: "{{count}} तारा",
  star_other: "{{count}} तारे",
  message: "तुमचा अभिप्राय",
  placeholder: "तुम्हाला काय आवडले, इतरांना काय कळायला हवे?",
  submit: "अभिप्राय पाठवा",
  sending: "पाठवत आहोत…",
  added: "अभिप्राय जोडला गेला!",
  failed: "अभिप्राय जतन झाला नाही",
  verified: "पडताळलेली खरेदी",
  answer: "{{shop}} यांचे उत्तर",
  list: "सर्व अभिप्राय",
  byStars: "ताऱ्यांनुसार अभिप्राय",
  only_one: "फक्त {{count}} तारा असलेले अभिप्राय",
  only_other: "फक्त {{count}} तारे असलेले अभिप्राय",
  noneSuch: "इतके तारे असलेला अभिप्राय नाही",
  notLoaded: "अभिप्राय लोड होऊ शकले नाहीत",
};
export default texts;
