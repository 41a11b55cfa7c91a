import type { TranslatedProducts } from "../../types";

/** Appliances in Hindi and Marathi, by slug. */
export const appliancesInOtherWords: TranslatedProducts = {
  "panasonic-20-litre-solo-microwave": {
    hi: {
      title: "पैनासोनिक 20 लीटर सोलो माइक्रोवेव (काला)",
      description:
        "चार लोगों का खाना गरम करता है, चावल पकाता है और जमी चीजें पिघलाता है; ग्रिल नहीं है। उपमा से पॉपकॉर्न तक 51 मेनू, बच्चों के लिए लॉक।",
    },
    mr: {
      title: "पॅनासोनिक 20 लिटर सोलो मायक्रोवेव्ह (काळा)",
      description:
        "चौघांचे जेवण गरम करतो, भात शिजवतो आणि गोठलेले वितळवतो; ग्रिल नाही. उपमा ते पॉपकॉर्न 51 मेनू, मुलांसाठी लॉक.",
    },
  },
};
