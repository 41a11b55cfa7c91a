import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { garment, sizes } from "./garment";

const kurtaParcel = { weightKg: 0.38, lengthCm: 34, breadthCm: 26, heightCm: 4 };
const sareeParcel = { weightKg: 0.75, lengthCm: 38, breadthCm: 30, heightCm: 6 };

export const kurtasAndSarees: DemoProduct[] = [
  garment({
    slug: "kittufashion-festive-kurta-maroon",
    sku: "KIT-KFE-MR",
    title: "KittuFashion festive kurta, men (Maroon)",
    description:
      "Silk-blend kurta with thread work at the neck, made for Diwali photographs. Lined to the waist so that it falls straight. Pyjama not included; the cream churidar fits well with it.",
    brand: "KittuFashion",
    price: 2499,
    salePrice: 1599,
    sizes: sizes({ S: 5, M: 9, L: 11, XL: 7, XXL: 4, "3XL": 2 }),
    hsn: "6211",
    countryOfOrigin: "India",
    isFeatured: true,
    featuredDescription: "Thread work at the neck, lined, and ready for the wedding season.",
    ...kurtaParcel,
    specifications: table({
      Fabric: "Silk and viscose blend",
      Length: "Knee, L 104 cm",
      Care: "Dry clean first",
    }),
    pictures: look("kurta", "festive", "maroon", ["front", "back"]).concat(
      look("kurta", "festive", "cream", ["front", "back"]),
    ),
    translations: {
      hi: {
        title: "किट्टूफैशन त्योहारी कुर्ता, पुरुष (मैरून)",
        description:
          "गले पर धागे की कढ़ाई वाला सिल्क मिश्रित कुर्ता, दिवाली और शादी के लिए। कमर तक अस्तर लगा है, इसलिए सीधा गिरता है। पायजामा साथ में नहीं है।",
      },
      mr: {
        title: "किट्टूफॅशन सणासुदीचा कुर्ता, पुरुष (मरून)",
        description:
          "गळ्यावर धाग्याचे भरतकाम असलेला सिल्क मिश्रित कुर्ता, दिवाळी आणि लग्नासाठी. कमरेपर्यंत अस्तर असल्याने सरळ बसतो. पायजमा सोबत नाही.",
      },
    },
  }),
  garment({
    slug: "kittufashion-festive-kurta-cream",
    sku: "KIT-KFE-CR",
    title: "KittuFashion festive kurta, men (Cream)",
    description:
      "The same festive cut in cream with tone-in-tone embroidery, for daytime ceremonies. Haldi stains come out if washed at once with cold water. Side slits with pockets.",
    brand: "KittuFashion",
    price: 2499,
    salePrice: 1599,
    sizes: sizes({ S: 3, M: 6, L: 0, XL: 5, XXL: 2 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({
      Fabric: "Silk and viscose blend",
      Length: "Knee, L 104 cm",
      Care: "Dry clean first",
    }),
    pictures: look("kurta", "festive", "cream", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-block-print-kurta-indigo",
    sku: "KIT-KBP-IN",
    title: "KittuFashion block-print kurta, women (Indigo)",
    description:
      "Hand-blocked with real indigo in Bagru, so no two pieces match to the millimetre. Wash alone twice with salt. A-line with three-quarter sleeves and one deep pocket.",
    brand: "KittuFashion",
    price: 1799,
    salePrice: 1199,
    sizes: sizes({ XS: 4, S: 9, M: 12, L: 8, XL: 6, XXL: 3, "3XL": 1 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({
      Fabric: "100 % cotton cambric",
      Length: "M 110 cm",
      Print: "Hand block, indigo",
    }),
    pictures: look("kurta", "block-print", "indigo", ["front", "back"]),
    translations: {
      hi: {
        title: "किट्टूफैशन ब्लॉक प्रिंट कुर्ता, महिला (नील)",
        description:
          "बगरू में असली नील से हाथ की छपाई, इसलिए हर पीस थोड़ा अलग है। पहली दो बार नमक के पानी में अलग धोएं। ए-लाइन, तीन-चौथाई आस्तीन और एक गहरी जेब।",
      },
      mr: {
        title: "किट्टूफॅशन ब्लॉक प्रिंट कुर्ता, महिला (नीळ)",
        description:
          "बगरू येथे खऱ्या निळीने हाताने छापलेला, म्हणून प्रत्येक नग थोडा वेगळा. पहिल्या दोन वेळा मिठाच्या पाण्यात वेगळा धुवा. ए-लाइन, पाऊण बाह्या आणि एक खोल खिसा.",
      },
    },
  }),
  garment({
    slug: "kittufashion-block-print-kurta-teal",
    sku: "KIT-KBP-TL",
    title: "KittuFashion block-print kurta, women (Teal)",
    description:
      "The block-print kurta in teal with a white border at hem and sleeve. Natural dyes fade gently; dry it in the shade. Falls loose, take your usual size.",
    brand: "KittuFashion",
    price: 1799,
    salePrice: 1249,
    sizes: sizes({ S: 5, M: 7, L: 6, XL: 2 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({ Fabric: "100 % cotton cambric", Length: "M 110 cm", Print: "Hand block" }),
    pictures: look("kurta", "block-print", "teal", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-daily-kurta-yellow",
    sku: "KIT-KDY-YL",
    title: "KittuFashion daily kurta, women (Haldi Yellow)",
    description:
      "Rayon that drapes and dries by evening, at a price for wearing and not for keeping. Machine-washable; iron on medium. Two side slits.",
    brand: "KittuFashion",
    price: 799,
    salePrice: 499,
    sizes: sizes({ S: 14, M: 20, L: 18, XL: 12, XXL: 8, "3XL": 5, "4XL": 3, "5XL": 0 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    weightKg: 0.3,
    specifications: table({ Fabric: "100 % rayon", Length: "M 112 cm", Sleeve: "Three-quarter" }),
    pictures: look("kurta", "plain", "yellow", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-khadi-kurta-white",
    sku: "KIT-KKH-WH",
    title: "KittuFashion khadi kurta, men (White)",
    description:
      "Hand-spun, hand-woven cotton from a khadi society, with the small knots that prove it. Cool in April, warm enough in December. Stiff when new, a friend after five washes.",
    brand: "KittuFashion",
    price: 1299,
    salePrice: 949,
    sizes: sizes({ M: 8, L: 10, XL: 10, XXL: 6, "3XL": 4, "4XL": 2, "5XL": 1 }),
    hsn: "6211",
    countryOfOrigin: "India",
    ...kurtaParcel,
    specifications: table({ Fabric: "Khadi cotton", Length: "L 106 cm", Care: "Starch if you like" }),
    pictures: look("kurta", "plain", "white", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-paithani-style-silk-saree-maroon",
    sku: "KIT-SAS-MR",
    title: "KittuFashion Paithani-style silk saree (Maroon)",
    description:
      "Art silk with a woven peacock border in the Paithani manner; a genuine Paithani costs many times this, and we will not pretend. 5.5 m plus blouse piece. The second picture shows the same weave in green.",
    brand: "KittuFashion",
    price: 3499,
    salePrice: 2299,
    totalStock: 9,
    hsn: "5407",
    countryOfOrigin: "India",
    ...sareeParcel,
    specifications: table({
      Fabric: "Art silk, zari-look thread",
      Length: "5.5 m + 0.8 m blouse",
      Care: "Dry clean",
    }),
    pictures: look("saree", "silk", "maroon", ["folded"]).concat(look("saree", "silk", "green", ["folded"])),
    translations: {
      hi: {
        title: "किट्टूफैशन पैठणी शैली सिल्क साड़ी (मैरून)",
        description:
          "पैठणी शैली में मोर की बुनी हुई किनारी वाली आर्ट सिल्क साड़ी; असली पैठणी कई गुना महंगी होती है, यह हम साफ बताते हैं। 5.5 मीटर और ब्लाउज पीस। दूसरी तस्वीर में यही बुनाई हरे रंग में है।",
      },
      mr: {
        title: "किट्टूफॅशन पैठणी शैलीची सिल्क साडी (मरून)",
        description:
          "पैठणी शैलीत मोराची विणलेली किनार असलेली आर्ट सिल्क साडी; खरी पैठणी कित्येक पट महाग असते, हे आम्ही स्पष्ट सांगतो. 5.5 मीटर आणि ब्लाउज पीस. दुसऱ्या चित्रात हीच वीण हिरव्या रंगात आहे.",
      },
    },
  }),
  garment({
    slug: "kittufashion-paithani-style-silk-saree-green",
    sku: "KIT-SAS-GN",
    title: "KittuFashion Paithani-style silk saree (Green)",
    description:
      "The bride's mother's colour. Same art silk and border as the maroon one, with a contrast pallu. Fall and pico can be done at the shop for ₹120.",
    brand: "KittuFashion",
    price: 3499,
    salePrice: 2399,
    totalStock: 1,
    hsn: "5407",
    countryOfOrigin: "India",
    ...sareeParcel,
    specifications: table({
      Fabric: "Art silk, zari-look thread",
      Length: "5.5 m + 0.8 m blouse",
      Care: "Dry clean",
    }),
    pictures: look("saree", "silk", "green", ["folded"]).concat(look("saree", "silk", "maroon", ["folded"])),
  }),
  garment({
    slug: "kittufashion-cotton-saree-pink",
    sku: "KIT-SAC-PK",
    title: "KittuFashion handloom cotton saree (Pink)",
    description:
      "A school teacher's saree: light, opaque and easy to pleat. Woven on a handloom near Ichalkaranji. Wash by hand; the second picture is the same saree in teal.",
    brand: "KittuFashion",
    price: 1499,
    salePrice: 1099,
    totalStock: 15,
    hsn: "5208",
    countryOfOrigin: "India",
    ...sareeParcel,
    weightKg: 0.6,
    specifications: table({
      Fabric: "100 % cotton, handloom",
      Length: "5.5 m, without blouse",
      Care: "Hand wash",
    }),
    pictures: look("saree", "cotton", "pink", ["folded"]).concat(look("saree", "cotton", "teal", ["folded"])),
  }),
  garment({
    slug: "kittufashion-cotton-saree-teal",
    sku: "KIT-SAC-TL",
    title: "KittuFashion handloom cotton saree (Teal)",
    description:
      "Deep teal with a narrow contrast edge, woven on the same loom as the pink one. Starch gives it a crisp fall. Blouse piece not attached.",
    brand: "KittuFashion",
    price: 1499,
    salePrice: 1099,
    totalStock: 0,
    hsn: "5208",
    countryOfOrigin: "India",
    ...sareeParcel,
    weightKg: 0.6,
    specifications: table({
      Fabric: "100 % cotton, handloom",
      Length: "5.5 m, without blouse",
      Care: "Hand wash",
    }),
    pictures: look("saree", "cotton", "teal", ["folded"]).concat(look("saree", "cotton", "pink", ["folded"])),
  }),
];
