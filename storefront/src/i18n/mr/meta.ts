import type en from "../en/meta";

const texts: typeof en = {
  siteName: "{{shop}}",
  suffix: "{{title}} | {{shop}}",
  home: {
    title: "{{front}}",
    description: "{{about}}",
  },
  listing: {
    title: "सर्व वस्तू",
    description: "{{goods}}: संपूर्ण भारतात डिलिव्हरी.",
  },
  search: { title: "शोध", description: "मराठी, हिंदी किंवा इंग्रजीत दुकानात शोधा." },
  searchFor: { title: "“{{words}}” चे निकाल" },
  about: { title: "आमच्याविषयी", description: "{{shop}} कोण चालवते, आम्ही कुठे आहोत आणि काय विकतो." },
  privacy: {
    title: "गोपनीयता धोरण",
    description: "तुमच्याविषयी आम्हाला काय माहीत असते, का, किती काळ, आणि ते कसे पुसायचे.",
  },
  returns: {
    title: "परतावा धोरण",
    description: "ऑर्डर किंवा तिचा भाग कसा परत करायचा आणि पैसे कसे परत मिळतात.",
  },
  terms: {
    title: "नियम व अटी",
    description: "{{shop}} येथे खरेदीचे नियम: किमती, ऑर्डर, डिलिव्हरी आणि कायदा.",
  },
  delivery: {
    title: "डिलिव्हरी धोरण",
    description: "आम्ही कुठे पाठवतो, किती दिवस लागतात, किती खर्च येतो आणि मोठ्या वस्तूंचे काय.",
  },
  faq: {
    title: "प्रश्न-उत्तरे",
    description: "ऑर्डर, पैसे देणे, ट्रॅकिंग, रद्द करणे, परतावा आणि ग्राहकांचे इतर प्रश्न.",
  },
  contact: { title: "संपर्क", description: "{{shop}}: फोन, ई-मेल, पत्ता आणि वेळ." },
  login: { title: "लॉगिन", description: "ऑर्डर देण्यासाठी, ट्रॅक करण्यासाठी आणि अभिप्राय लिहिण्यासाठी लॉगिन करा." },
  register: { title: "खाते उघडा", description: "एका मिनिटात {{shop}} येथे खाते उघडा." },
  forgotPassword: { title: "पासवर्ड विसरलात", description: "ई-मेलवर कोड मिळवा आणि नवा पासवर्ड निवडा." },
  checkout: { title: "चेकआउट", description: "पत्ता आणि पैसे देण्याची पद्धत निवडा." },
  account: { title: "माझे खाते", description: "तुमच्या ऑर्डर, पत्ते आणि माहिती." },
  order: { title: "तुमची ऑर्डर", description: "तुमच्या ऑर्डरमध्ये काय आहे आणि ती कुठे आहे." },
  orderSuccess: { title: "ऑर्डर झाली", description: "तुमच्या ऑर्डरबद्दल धन्यवाद." },
  paymentReturn: { title: "पेमेंट तपासत आहोत", description: "तुमच्या पेमेंटबद्दल आम्ही बँकेला विचारत आहोत." },
  paymentSuccess: { title: "पेमेंट मिळाले", description: "तुमचे पेमेंट पोहोचले आहे." },
  trackOrder: {
    title: "ऑर्डर ट्रॅक करा",
    description: "ऑर्डर क्रमांक आणि तुमचा फोन किंवा ई-मेल टाकून ऑर्डर कुठे आहे ते पाहा. लॉगिनची गरज नाही.",
  },
  wishlist: { title: "विशलिस्ट", description: "तुम्हाला आवडलेल्या वस्तू, आजच्या किमतींसह." },
  compare: { title: "वस्तूंची तुलना", description: "चारपर्यंत वस्तू शेजारी-शेजारी, आणि त्यांत काय वेगळे आहे." },
  sharedWishlist: { title: "एक विशलिस्ट", description: "कोणाच्या तरी आवडीच्या वस्तू, आजच्या किमतींसह." },
  whenBackStop: { title: "ई-मेल बंद करा", description: "वस्तू परत आल्याचे ई-मेल बंद करा." },
  unauthorised: { title: "परवानगी नाही", description: "हे पान दुकानाच्या कर्मचाऱ्यांसाठी आहे." },
  notFound: { title: "404 Not Found", description: "दुकानात असे कोणतेही पान नाही." },
  unavailable: { title: "क्षणात परत येतो", description: "दुकान पुन्हा सुरू होत आहे." },
  preview: { title: "पूर्वावलोकन", description: "ग्राहकांना दिसेल तसे दुकान." },
  product: { title: "वस्तू", description: "{{shop}} येथील वस्तू." },
};
export default texts;
