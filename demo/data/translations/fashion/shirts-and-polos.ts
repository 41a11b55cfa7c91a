import type { TranslatedProducts } from "../../types";

/** Shirts and polos in Hindi and Marathi, by slug. */
export const shirtsAndPolosInOtherWords: TranslatedProducts = {
  "kittufashion-linen-shirt-olive": {
    hi: {
      title: "किट्टूफैशन लिनन-कॉटन शर्ट (जैतूनी)",
      description:
        "आधा लिनन, इसलिए हवा आती-जाती है और सिलवटें भी अच्छी लगती हैं। नारियल के खोल के बटन, पीठ पर बॉक्स प्लीट। हल्की गीली रहते इस्त्री करें।",
    },
    mr: {
      title: "किट्टूफॅशन लिनन-कॉटन शर्ट (ऑलिव्ह)",
      description:
        "निम्मे लिनन, त्यामुळे हवा खेळती राहते आणि सुरकुत्याही छान दिसतात. नारळाच्या करवंटीची बटणे, पाठीवर बॉक्स प्लीट. किंचित ओला असताना इस्त्री करा.",
    },
  },
};
