import type { TranslatedProducts } from "../../types";

/** Hoodies and trousers in Hindi and Marathi, by slug. */
export const hoodiesAndTrousersInOtherWords: TranslatedProducts = {
  "kittufashion-slim-jeans-indigo": {
    hi: {
      title: "किट्टूफैशन स्लिम जींस, पुरुष (नीली)",
      description:
        "12 औंस डेनिम, दो प्रतिशत खिंचाव के साथ: चुस्त बैठती है और जमीन पर बैठने में दिक्कत नहीं। पहली तीन बार रंग थोड़ा छूटता है।",
    },
    mr: {
      title: "किट्टूफॅशन स्लिम जीन्स, पुरुष (निळी)",
      description:
        "12 औंस डेनिम, दोन टक्के ताण असलेली: अंगालगत बसते आणि जमिनीवर बसायलाही अडचण नाही. पहिल्या तीन वेळा रंग थोडा लागतो.",
    },
  },
};
