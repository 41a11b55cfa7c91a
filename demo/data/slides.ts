import type { DemoSlide } from "./types";

/** The five offers in the home page's carousel. */
export const demoSlides: DemoSlide[] = [
  {
    title: "Up to 40% off this season",
    subtitle: "Phones, clothes, toys and tools for the field, at the prices of our counter in Satara.",
    cta: "See all offers",
    link: "/shop/listing",
    image: "/pictures/slide-1-1080.webp",
    bg: "gradient-marigold",
    order: 0,
    translations: {
      hi: {
        title: "इस मौसम में 40% तक छूट",
        subtitle: "फ़ोन, कपड़े, खिलौने और खेती के औज़ार, सातारा की हमारी दुकान के ही दाम पर।",
        cta: "सारे ऑफ़र देखें",
      },
      mr: {
        title: "या हंगामात 40% पर्यंत सूट",
        subtitle: "फोन, कपडे, खेळणी आणि शेतीची अवजारे, साताऱ्याच्या आमच्या दुकानातल्याच किमतीत.",
        cta: "सर्व ऑफर पाहा",
      },
    },
  },
  {
    title: "Toys from ₹199",
    subtitle: "Die-cast cars, wooden tops, teddies sewn in Satara and bricks for rainy afternoons.",
    cta: "Shop toys",
    link: "/shop/listing?category=toys",
    image: "/pictures/slide-4-1080.webp",
    bg: "gradient-lagoon",
    order: 1,
    translations: {
      hi: {
        title: "₹199 से खिलौने",
        subtitle: "धातु की गाड़ियाँ, लकड़ी के लट्टू, सातारा में सिले टेडी और बारिश की दोपहरों के लिए ब्लॉक।",
        cta: "खिलौने देखें",
      },
      mr: {
        title: "₹199 पासून खेळणी",
        subtitle: "धातूच्या गाड्या, लाकडी भोवरे, साताऱ्यात शिवलेले टेडी आणि पावसाळी दुपारींसाठी ब्लॉक.",
        cta: "खेळणी पाहा",
      },
    },
  },
  {
    title: "Used phones, marked as such",
    subtitle:
      "Refurbished or second-hand: the condition and the battery's health stand on each phone's page.",
    cta: "Find your phone",
    link: "/shop/listing?category=electronics",
    image: "/pictures/slide-2-1080.webp",
    bg: "gradient-midnight",
    order: 2,
    translations: {
      hi: {
        title: "सेकंड हैंड फ़ोन, साफ़-साफ़ बताकर",
        subtitle: "रीफर्बिश्ड या सेकंड हैंड: हालत और बैटरी की सेहत हर फ़ोन के पन्ने पर लिखी है।",
        cta: "अपना फ़ोन चुनें",
      },
      mr: {
        title: "वापरलेले फोन, स्पष्ट सांगून",
        subtitle: "रिफर्बिश्ड असो वा वापरलेला: स्थिती आणि बॅटरीची क्षमता प्रत्येक फोनच्या पानावर लिहिलेली आहे.",
        cta: "तुमचा फोन निवडा",
      },
    },
  },
  {
    title: "Wedding season, XS to 5XL",
    subtitle: "Festive kurtas, handloom sarees and shoes to dance in, up to 40% off.",
    cta: "Shop fashion",
    link: "/shop/listing?category=fashion",
    image: "/pictures/slide-3-1080.webp",
    bg: "gradient-gulal",
    order: 3,
    translations: {
      hi: {
        title: "शादियों का मौसम, XS से 5XL तक",
        subtitle: "त्योहार के कुर्ते, हथकरघे की साड़ियाँ और नाचने लायक जूते, 40% तक छूट में।",
        cta: "कपड़े देखें",
      },
      mr: {
        title: "लग्नसराई, XS ते 5XL",
        subtitle: "सणाचे कुर्ते, हातमागाच्या साड्या आणि नाचता येतील असे शूज, 40% पर्यंत सवलतीत.",
        cta: "कपडे पाहा",
      },
    },
  },
  {
    title: "Ready for the rabi season",
    subtitle: "Seeds, drip kits, sprayers and pumps for the field and the garden.",
    cta: "Shop farming",
    link: "/shop/listing?category=farming",
    image: "/pictures/slide-5-1080.webp",
    bg: "gradient-paddy",
    order: 4,
    translations: {
      hi: {
        title: "रबी की तैयारी",
        subtitle: "खेत और बगीचे के लिए बीज, ड्रिप किट, स्प्रेयर और पंप।",
        cta: "खेती का सामान देखें",
      },
      mr: {
        title: "रब्बीची तयारी",
        subtitle: "शेत आणि बागेसाठी बियाणे, ठिबक संच, फवारणी पंप आणि पाण्याचे पंप.",
        cta: "शेतीचे साहित्य पाहा",
      },
    },
  },
];
