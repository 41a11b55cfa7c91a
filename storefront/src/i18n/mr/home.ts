import type en from "../en/home";

const texts: typeof en = {
  carousel: {
    label: "ऑफर",
    slide: "{{total}} पैकी {{number}}",
    goTo: "ऑफर {{number}} दाखवा",
    previous: "मागील ऑफर",
    next: "पुढील ऑफर",
    pause: "ऑफर फिरणे थांबवा",
    play: "ऑफर फिरू द्या",
    loading: "ऑफर लोड होत आहेत…",
    welcome: "{{shop}} येथे स्वागत आहे",
    unavailable: "ऑफर सध्या दाखवता येत नाहीत",
    failed: "स्लाइड आणता आल्या नाहीत",
    empty: "सध्या कोणतीही ऑफर नाही",
    refresh: "ऑफर पुन्हा लोड करा",
  },
  hero: {
    title: "चांगल्या वस्तू, योग्य दर, थेट तुमच्या दारी",
    deals: "ऑफर पाहा",
    follow: "इन्स्टाग्रामवर फॉलो करा",
    partnership: "आमच्या भागीदारांच्या चॅनेलवर दाखवलेल्या ऑफर सशुल्क भागीदारी आहेत.",
    pictures: "दुकानातील छायाचित्रे",
  },
  tiles: {
    title: "विभागानुसार खरेदी",
  },
  budget: { title: "कमी किंमत, छान वस्तू", text: "सर्वात स्वस्त आधी", all: "सर्व पाहा" },
};
export default texts;
