import type en from "../en/late";

const texts: typeof en = {
  waiting_one: "तुमच्या कार्टमधला {{count}} बदल इंटरनेट आले की पाठवला जाईल.",
  waiting_other: "तुमच्या कार्टमधले {{count}} बदल इंटरनेट आले की पाठवले जातील.",
  view: "कार्ट पाहा",
  sent: "तुमचे कार्ट आता अद्ययावत आहे",
  toldTitle: "तुमचे कार्ट पाठवले आहे. कृपया हे पाहा:",
  close: "बंद करा",
  leaveTitle_one: "{{count}} बदल अजून पाठवलेला नाही",
  leaveTitle_other: "{{count}} बदल अजून पाठवलेले नाहीत",
  leaveText: "इंटरनेट नसताना कार्टमध्ये केलेले बदल पुसले जातील. ते ठेवायचे असतील तर आधी इंटरनेटला जोडा.",
  leave: "बाहेर पडा, बदल सोडा",
  logoutFailed: "लॉगआउट झाले नाही. कृपया पुन्हा प्रयत्न करा.",
};

export default texts;
