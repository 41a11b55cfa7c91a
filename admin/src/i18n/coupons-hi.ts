import type { CouponsTexts } from "./coupons-en";

export const couponsHi: CouponsTexts = {
  coupon: {
    search: "कोड",
    none: "अभी कोई कूपन नहीं है",
    add: "कूपन जोड़ें",
    what: "कितनी छूट",
    limits: "सीमाएँ",
    state: "स्थिति",
    period: "कब",
    takesOff: "छूट",
    always: "हमेशा",
    percentOff: "%{value} % छूट",
    rupeesOff: "%{value} की छूट",
    percent: "प्रतिशत",
    rupees: "रुपये",
    codeHelp: "3 से 30 अंग्रेज़ी अक्षर और अंक। ग्राहक इसे कार्ट में लिखते हैं; छोटे-बड़े अक्षर से फ़र्क नहीं पड़ता।",
    nameHelp: "जिस ऑफ़र में कोड नहीं लगता, उसमें ग्राहक यही नाम पढ़ते हैं।",
    minimumHelp: "कार्ट में कम से कम इतने रुपये का सामान हो। खाली छोड़ें तो कोई भी कार्ट।",
    usesHelp: "सभी ग्राहक मिलाकर। खाली छोड़ें तो कितनी भी बार।",
    otherMeans:
      "यह ऑफ़र इंजन के अपने एडमिन में बनाया गया है और इसमें इस फ़ॉर्म से ज़्यादा है। यहाँ उसे चालू या बंद किया जा सकता है।",
    states: { on: "चालू", off: "बंद", scheduled: "शुरू नहीं हुआ", over: "खत्म" },
    kinds: {
      percent: "कीमत का हिस्सा",
      rupees: "सामान पर रुपये की छूट",
      delivery: "मुफ़्त डिलीवरी",
      other: "इंजन का ऑफ़र",
    },
    scopes: { all: "सारा सामान", categories: "श्रेणियाँ", products: "चुने हुए उत्पाद" },
  },
  resources: {
    coupons: {
      fields: {
        name: "नाम",
        code: "कोड",
        needsCode: "ग्राहक कोड लिखते हैं",
        kind: "क्या है",
        value: "मूल्य",
        isActive: "चालू",
        scope: "किस पर",
        categories: "श्रेणियाँ",
        productIds: "उत्पाद",
        minimum: "इतनी राशि से",
        perShopper: "हर ग्राहक कितनी बार",
        uses: "कुल कितनी बार",
        from: "कब से",
        to: "कब तक",
        orders: "ऑर्डर",
      },
    },
  },
};
