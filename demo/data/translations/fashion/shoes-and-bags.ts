import type { TranslatedProducts } from "../../types";

/** Shoes and bags in Hindi and Marathi, by slug. */
export const shoesAndBagsInOtherWords: TranslatedProducts = {
  "nike-revolution-7-running-shoes-black": {
    hi: {
      title: "नाइकी रिवोल्यूशन 7 रनिंग जूते (काले)",
      description:
        "पहले 500 किलोमीटर के लिए भरोसेमंद जूता: मुलायम फोम, हवादार ऊपरी हिस्सा, एड़ी पर रबर। थोड़ा तंग आता है, चौड़े पैर वाले एक साइज बड़ा लें।",
    },
    mr: {
      title: "नायकी रिव्होल्यूशन 7 रनिंग शूज (काळे)",
      description:
        "पहिल्या 500 किलोमीटरसाठी भरवशाचा बूट: मऊ फोम, हवेशीर वरचा भाग, टाचेला रबर. थोडा अरुंद येतो, रुंद पायांनी एक साइज मोठा घ्यावा.",
    },
  },
};
