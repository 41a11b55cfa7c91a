import type { DemoFeature } from "./types";

/** The pictures that rotate below the hero of the home page. */
export const demoFeatures: DemoFeature[] = [
  {
    title: "Electronics you can ask about",
    description: "Phones, laptops and televisions, new and used. Call the shop in Satara before you buy.",
    image: "/pictures/feature-1-1080.webp",
    order: 0,
    translations: {
      hi: {
        title: "इलेक्ट्रॉनिक्स, पूछकर लीजिए",
        description: "फ़ोन, लैपटॉप और टीवी, नए और सेकंड हैंड। खरीदने से पहले सातारा की दुकान पर फ़ोन कर लीजिए।",
      },
      mr: {
        title: "इलेक्ट्रॉनिक्स, विचारून घ्या",
        description: "फोन, लॅपटॉप आणि टीव्ही, नवे आणि वापरलेले. घेण्याआधी साताऱ्याच्या दुकानात फोन करा.",
      },
    },
  },
  {
    title: "Clothes in every size",
    description: "Shirts, kurtas and more, from XS to 5XL.",
    image: "/pictures/feature-2-1080.webp",
    order: 1,
    translations: {
      hi: { title: "हर साइज़ के कपड़े", description: "शर्ट, कुर्ते और बहुत कुछ, XS से 5XL तक।" },
      mr: { title: "प्रत्येक मापाचे कपडे", description: "शर्ट, कुर्ते आणि बरेच काही, XS ते 5XL." },
    },
  },
  {
    title: "Toys from ₹199",
    description: "Cars, blocks, dolls and tops, for small hands and small budgets.",
    image: "/pictures/feature-3-1080.webp",
    order: 2,
    translations: {
      hi: { title: "₹199 से खिलौने", description: "गाड़ियाँ, ब्लॉक, गुड़ियाँ और लट्टू, नन्हे हाथों और छोटे बजट के लिए।" },
      mr: {
        title: "₹199 पासून खेळणी",
        description: "गाड्या, ब्लॉक, बाहुल्या आणि भोवरे, चिमुकल्या हातांसाठी आणि छोट्या बजेटसाठी.",
      },
    },
  },
  {
    title: "For field and garden",
    description: "Seeds, pumps, sprayers and hand tools.",
    image: "/pictures/feature-4-1080.webp",
    order: 3,
    translations: {
      hi: { title: "खेत और बगीचे के लिए", description: "बीज, पंप, स्प्रेयर और हाथ के औज़ार।" },
      mr: { title: "शेत आणि बागेसाठी", description: "बियाणे, पंप, फवारणी पंप आणि हाताची अवजारे." },
    },
  },
];
