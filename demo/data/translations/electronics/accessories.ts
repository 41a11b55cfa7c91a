import type { TranslatedProducts } from "../../types";

/** Accessories in Hindi and Marathi, by slug. */
export const accessoriesInOtherWords: TranslatedProducts = {
  "xiaomi-power-bank-20000mah": {
    hi: {
      title: "शाओमी पावर बैंक 4i 20,000 mAh 33 W",
      description:
        "फोन चार बार चार्ज करता है या बिजली जाने पर राउटर चालू रखता है। एक साथ तीन सॉकेट, USB-C दोनों ओर। जेब के लिए बड़ा, बैग के लिए ठीक।",
    },
    mr: {
      title: "शाओमी पॉवर बँक 4i 20,000 mAh 33 W",
      description:
        "फोन चार वेळा चार्ज करते किंवा लाईट गेल्यावर राउटर चालू ठेवते. एकाच वेळी तीन सॉकेट, USB-C दोन्ही बाजूंनी. खिशासाठी मोठी, बॅगेसाठी योग्य.",
    },
  },
  "hp-x200-wireless-mouse": {
    hi: {
      title: "एचपी X200 वायरलेस माउस (काला)",
      description:
        "दाएं और बाएं दोनों हाथ के लिए, लकड़ी की मेज पर भी चलता है। एक AA सेल अठारह महीने चलता है। छोटे बटन से तीन रफ्तार।",
    },
    mr: {
      title: "एचपी X200 वायरलेस माउस (काळा)",
      description:
        "उजव्या आणि डाव्या दोन्ही हातांसाठी, लाकडी टेबलवरही चालतो. एक AA सेल अठरा महिने टिकतो. छोट्या बटणाने तीन वेग.",
    },
  },
};
