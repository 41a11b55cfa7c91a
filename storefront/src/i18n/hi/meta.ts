import type en from "../en/meta";

const texts: typeof en = {
  siteName: "{{shop}}",
  suffix: "{{title}} | {{shop}}",
  home: {
    title: "{{front}}",
    description: "{{about}}",
  },
  listing: {
    title: "सभी सामान",
    description: "{{goods}}: पूरे भारत में डिलीवरी।",
  },
  search: { title: "खोज", description: "हिन्दी, मराठी या अंग्रेज़ी में दुकान में खोजें।" },
  searchFor: { title: "“{{words}}” के नतीजे" },
  about: { title: "हमारे बारे में", description: "{{shop}} कौन चलाता है, हम कहाँ हैं और क्या बेचते हैं।" },
  privacy: { title: "गोपनीयता नीति", description: "हम आपके बारे में क्या जानते हैं, क्यों, कब तक, और उसे कैसे मिटवाएँ।" },
  returns: {
    title: "वापसी नीति",
    description: "ऑर्डर या उसका हिस्सा कैसे लौटाएँ, और रिफ़ंड कैसे मिलता है।",
  },
  terms: { title: "नियम और शर्तें", description: "{{shop}} में खरीदारी के नियम: दाम, ऑर्डर, डिलीवरी और कानून।" },
  delivery: {
    title: "डिलीवरी नीति",
    description: "हम कहाँ भेजते हैं, कितने दिन लगते हैं, कितना खर्च है, और बड़े सामान का क्या।",
  },
  faq: {
    title: "सवाल-जवाब",
    description: "ऑर्डर, भुगतान, ट्रैकिंग, रद्द करना, वापसी और ग्राहकों के बाकी सवाल।",
  },
  contact: { title: "संपर्क", description: "{{shop}} का फ़ोन, ई-मेल, पता और समय।" },
  login: { title: "लॉगिन", description: "ऑर्डर करने, ट्रैक करने और समीक्षा लिखने के लिए लॉगिन करें।" },
  register: { title: "खाता बनाएँ", description: "एक मिनट में {{shop}} पर खाता बनाएँ।" },
  forgotPassword: { title: "पासवर्ड भूल गए", description: "ई-मेल पर कोड पाएँ और नया पासवर्ड चुनें।" },
  checkout: { title: "चेकआउट", description: "पता और भुगतान का तरीका चुनें।" },
  account: { title: "मेरा खाता", description: "आपके ऑर्डर, पते और जानकारी।" },
  order: { title: "आपका ऑर्डर", description: "आपके ऑर्डर में क्या है और वह कहाँ है।" },
  orderSuccess: { title: "ऑर्डर हो गया", description: "आपके ऑर्डर के लिए धन्यवाद।" },
  paymentReturn: { title: "भुगतान जाँचा जा रहा है", description: "हम बैंक से आपके भुगतान के बारे में पूछ रहे हैं।" },
  paymentSuccess: { title: "भुगतान मिल गया", description: "आपका भुगतान पहुँच गया है।" },
  trackOrder: {
    title: "ऑर्डर ट्रैक करें",
    description: "ऑर्डर नंबर और अपने फ़ोन या ई-मेल से देखें कि ऑर्डर कहाँ है। लॉगिन ज़रूरी नहीं।",
  },
  wishlist: { title: "विशलिस्ट", description: "जो आपको पसंद आया, आज के दाम के साथ।" },
  compare: { title: "सामान की तुलना", description: "चार तक सामान साथ-साथ, और उनमें क्या फ़र्क है।" },
  sharedWishlist: { title: "एक विशलिस्ट", description: "किसी की पसंद का सामान, आज के दाम के साथ।" },
  whenBackStop: { title: "ई-मेल बंद करें", description: "सामान वापस आने के ई-मेल बंद करें।" },
  unauthorised: { title: "अनुमति नहीं", description: "यह पेज दुकान के कर्मचारियों के लिए है।" },
  notFound: { title: "404 Not Found", description: "दुकान में ऐसा कोई पेज नहीं है।" },
  unavailable: { title: "पल भर में वापस", description: "दुकान फिर से शुरू हो रही है।" },
  preview: { title: "झलक", description: "दुकान, जैसी ग्राहकों को दिखेगी।" },
  product: { title: "सामान", description: "{{shop}} का सामान।" },
};
export default texts;
