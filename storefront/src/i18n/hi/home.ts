import type en from "../en/home";

const texts: typeof en = {
  carousel: {
    label: "ऑफ़र",
    slide: "{{total}} में से {{number}}",
    goTo: "ऑफ़र {{number}} दिखाएँ",
    previous: "पिछला ऑफ़र",
    next: "अगला ऑफ़र",
    pause: "ऑफ़र का चलना रोकें",
    play: "ऑफ़र चलने दें",
    loading: "ऑफ़र लोड हो रहे हैं…",
    welcome: "{{shop}} में आपका स्वागत है",
    unavailable: "ऑफ़र अभी दिखाए नहीं जा सकते",
    failed: "स्लाइड नहीं लाई जा सकीं",
    empty: "अभी कोई ऑफ़र नहीं है",
    refresh: "ऑफ़र फिर लोड करें",
  },
  hero: {
    title: "अच्छा सामान, सही दाम, आपके दरवाज़े तक",
    deals: "ऑफ़र देखें",
    follow: "इंस्टाग्राम पर जुड़ें",
    partnership: "हमारे साझेदारों के चैनलों पर दिखाए गए ऑफ़र सशुल्क साझेदारी हैं।",
    pictures: "दुकान की तस्वीरें",
  },
  tiles: {
    title: "श्रेणी के हिसाब से खरीदें",
  },
  budget: { title: "कम दाम, अच्छी चीज़ें", text: "सबसे सस्ता पहले", all: "सब देखें" },
};
export default texts;
