import type { CouponsTexts } from "./coupons-en";

export const couponsMr: CouponsTexts = {
  coupon: {
    search: "कोड",
    none: "अजून एकही कूपन नाही",
    add: "कूपन जोडा",
    what: "किती सवलत",
    limits: "मर्यादा",
    state: "स्थिती",
    period: "केव्हा",
    takesOff: "सवलत",
    always: "नेहमी",
    percentOff: "%{value} % सवलत",
    rupeesOff: "%{value} सवलत",
    percent: "टक्के",
    rupees: "रुपये",
    codeHelp: "3 ते 30 इंग्रजी अक्षरे आणि अंक. ग्राहक तो कार्टमध्ये लिहितात; लहान-मोठ्या अक्षरांनी फरक पडत नाही.",
    nameHelp: "ज्या ऑफरला कोड लागत नाही, तिथे ग्राहक हे नाव वाचतात.",
    minimumHelp: "कार्टमध्ये किमान इतक्या रुपयांच्या वस्तू हव्यात. रिकामे ठेवल्यास कोणतीही कार्ट.",
    usesHelp: "सर्व ग्राहक मिळून. रिकामे ठेवल्यास कितीही वेळा.",
    otherMeans:
      "ही ऑफर इंजिनच्या स्वतःच्या अ‍ॅडमिनमध्ये केलेली आहे आणि तिच्यात या फॉर्मपेक्षा जास्त आहे. इथे ती सुरू किंवा बंद करता येते.",
    states: { on: "सुरू", off: "बंद", scheduled: "सुरू व्हायची आहे", over: "संपली" },
    kinds: {
      percent: "किमतीचा हिस्सा",
      rupees: "वस्तूंवर रुपयांची सवलत",
      delivery: "मोफत डिलिव्हरी",
      other: "इंजिनची ऑफर",
    },
    scopes: { all: "सर्व वस्तू", categories: "श्रेणी", products: "निवडलेली उत्पादने" },
  },
  resources: {
    coupons: {
      fields: {
        name: "नाव",
        code: "कोड",
        needsCode: "ग्राहक कोड लिहितात",
        kind: "काय आहे",
        value: "मूल्य",
        isActive: "सुरू",
        scope: "कशावर",
        categories: "श्रेणी",
        productIds: "उत्पादने",
        minimum: "इतक्या रकमेपासून",
        perShopper: "प्रत्येक ग्राहकाला किती वेळा",
        uses: "एकूण किती वेळा",
        from: "केव्हापासून",
        to: "केव्हापर्यंत",
        orders: "ऑर्डर",
      },
    },
  },
};
