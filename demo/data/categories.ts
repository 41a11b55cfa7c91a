import type { CategoryFacts } from "../../backend/src/contract/category-list";

/** Spec §9's categories, in its order. */
export const demoCategories: readonly CategoryFacts[] = [
  {
    id: "electronics",
    label: { en: "Electronics", hi: "इलेक्ट्रॉनिक्स", mr: "इलेक्ट्रॉनिक्स" },
    texts: {
      line: { en: "Phones, laptops, televisions", hi: "फ़ोन, लैपटॉप, टीवी", mr: "फोन, लॅपटॉप, टीव्ही" },
      intro: {
        en: "New, refurbished and second-hand, each marked as what it is.",
        hi: "नए, रिफ़र्बिश्ड और सेकंड हैंड: हर सामान पर साफ़ लिखा हुआ।",
        mr: "नवे, रिफर्बिश्ड आणि वापरलेले: प्रत्येक वस्तूवर स्पष्ट लिहिलेले.",
      },
      title: {
        en: "Electronics and mobile phones",
        hi: "इलेक्ट्रॉनिक्स और मोबाइल फ़ोन",
        mr: "इलेक्ट्रॉनिक्स आणि मोबाइल फोन",
      },
      description: {
        en: "New, refurbished and second-hand phones, laptops and televisions with battery health and reviews.",
        hi: "नए, रिफ़र्बिश्ड और सेकंड हैंड फ़ोन, लैपटॉप और टीवी: बैटरी की हालत और समीक्षाओं के साथ।",
        mr: "नवे, रिफर्बिश्ड आणि वापरलेले फोन, लॅपटॉप आणि टीव्ही: बॅटरीची स्थिती आणि अभिप्रायांसह.",
      },
    },
    isHidden: false,
    maxWeightKg: null,
    icon: "devices",
    sizes: [],
    fields: ["condition", "batteryHealth"],
    goods: "electronics",
    hsn: "8543",
    gstRate: 18,
  },
  {
    id: "fashion",
    label: { en: "Fashion", hi: "फ़ैशन", mr: "फॅशन" },
    texts: {
      line: { en: "Shirts, kurtas, shoes", hi: "शर्ट, कुर्ते, जूते", mr: "शर्ट, कुर्ते, बूट" },
      intro: {
        en: "Shirts, kurtas, sarees and shoes, in sizes from XS to 5XL.",
        hi: "शर्ट, कुर्ते, साड़ियाँ और जूते, XS से 5XL तक के साइज़ में।",
        mr: "शर्ट, कुर्ते, साड्या आणि बूट, XS ते 5XL साइझमध्ये.",
      },
      title: { en: "Fashion from XS to 5XL", hi: "XS से 5XL तक फ़ैशन", mr: "XS ते 5XL फॅशन" },
      description: {
        en: "Shirts, kurtas, shoes and sportswear, with the sizes that are in stock.",
        hi: "शर्ट, कुर्ते, जूते और खेल के कपड़े; जो साइज़ उपलब्ध है वही दिखता है।",
        mr: "शर्ट, कुर्ते, बूट आणि खेळाचे कपडे; ज्या साइझ उपलब्ध आहेत त्याच दिसतात.",
      },
    },
    isHidden: false,
    maxWeightKg: null,
    icon: "clothes",
    sizes: ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"],
    fields: ["material"],
    goods: "clothing",
    hsn: "6211",
    gstRate: 5,
  },
  {
    id: "toys",
    label: { en: "Toys", hi: "खिलौने", mr: "खेळणी" },
    texts: {
      line: { en: "Cars, blocks, dolls", hi: "गाड़ियाँ, ब्लॉक, गुड़िया", mr: "गाड्या, ठोकळे, बाहुल्या" },
      intro: { en: "Small joys from ₹199.", hi: "₹199 से छोटी-छोटी खुशियाँ।", mr: "₹199 पासून छोटे छोटे आनंद." },
      title: { en: "Toys from ₹199", hi: "खिलौने ₹199 से", mr: "खेळणी ₹199 पासून" },
      description: {
        en: "Cars, blocks, dolls and games for children of every age, with toys starting at ₹199.",
        hi: "हर उम्र के बच्चों के लिए गाड़ियाँ, ब्लॉक, गुड़िया और खेल, सिर्फ़ ₹199 से।",
        mr: "प्रत्येक वयाच्या मुलांसाठी गाड्या, ठोकळे, बाहुल्या आणि खेळ, फक्त ₹199 पासून.",
      },
    },
    isHidden: false,
    maxWeightKg: null,
    icon: "toys",
    sizes: [],
    fields: [],
    goods: "toys",
    hsn: "9503",
    gstRate: 5,
  },
  {
    id: "farming",
    label: { en: "Farming", hi: "खेती", mr: "शेती" },
    texts: {
      line: { en: "Pumps, tools, seeds", hi: "पंप, औज़ार, बीज", mr: "पंप, अवजारे, बियाणे" },
      intro: {
        en: "Pumps, sprayers, tools and seeds for this season's work.",
        hi: "इस मौसम के काम के लिए पंप, स्प्रेयर, औज़ार और बीज।",
        mr: "या हंगामाच्या कामासाठी पंप, फवारणी यंत्रे, अवजारे आणि बियाणे.",
      },
      title: {
        en: "Farm tools, pumps and seeds",
        hi: "खेती के औज़ार, पंप और बीज",
        mr: "शेतीची अवजारे, पंप आणि बियाणे",
      },
      description: {
        en: "Sprayers, pumps, weeders and seeds for the field and the kitchen garden.",
        hi: "खेत और घर की बगिया के लिए स्प्रेयर, पंप, निराई के औज़ार और बीज।",
        mr: "शेत आणि परसबागेसाठी फवारणी पंप, पाण्याचे पंप, कोळपणी अवजारे आणि बियाणे.",
      },
    },
    isHidden: false,
    maxWeightKg: null,
    icon: "plant",
    sizes: [],
    fields: [],
    goods: "farming",
    hsn: null,
    gstRate: null,
  },
];
