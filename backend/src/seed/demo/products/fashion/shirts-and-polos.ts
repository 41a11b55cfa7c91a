import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { garment, sizes } from "./garment";

const folded = { weightKg: 0.3, lengthCm: 32, breadthCm: 25, heightCm: 4 };

export const shirtsAndPolos: DemoProduct[] = [
  garment({
    slug: "nike-court-polo-white",
    sku: "NIK-POL-WH",
    title: "Nike Court polo, men (White)",
    description:
      "A tennis polo with a flat collar that stays down under a sweater. Moisture goes through the knit and not into it. Two buttons, no pocket.",
    brand: "nike",
    price: 3295,
    salePrice: 2495,
    sizes: sizes({ S: 2, M: 5, L: 6, XL: 3 }),
    hsn: "6105",
    countryOfOrigin: "Thailand",
    ...folded,
    specifications: table({ Fabric: "Polyester piqué", Fit: "Regular", Collar: "Self fabric" }),
    pictures: look("polo", "plain", "white", ["front", "back"]),
  }),
  garment({
    slug: "adidas-club-polo-navy",
    sku: "ADI-POL-NV",
    title: "adidas Club polo with tipped collar (Navy)",
    description:
      "Dark navy with two fine lines at collar and cuff; at home on the court and at a casual office. The three-button placket is reinforced inside. Sun protection factor 50.",
    brand: "adidas",
    price: 2999,
    salePrice: 1949,
    sizes: sizes({ S: 4, M: 7, L: 6, XL: 5, XXL: 2 }),
    hsn: "6105",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "Cotton and polyester piqué", Fit: "Regular", Collar: "Ribbed, tipped" }),
    pictures: look("polo", "tipped", "navy", ["front", "back"]),
  }),
  garment({
    slug: "puma-team-polo-green",
    sku: "PUM-POL-GN",
    title: "Puma team polo (Bottle Green)",
    description:
      "Bought by clubs and shop staffs because all sizes are always there. The piqué hides sweat marks. Space for a name on the left chest.",
    brand: "puma",
    price: 1799,
    salePrice: 1169,
    sizes: sizes({ S: 10, M: 16, L: 16, XL: 12, XXL: 6, "3XL": 3 }),
    hsn: "6105",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "60 % cotton, 40 % polyester", Fit: "Regular" }),
    pictures: look("polo", "plain", "green", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-tipped-polo-maroon",
    sku: "KIT-POL-MR",
    title: "KittuFashion tipped polo (Maroon)",
    description:
      "A neat collar for tuition classes and temple visits alike. The dye is fast after the second wash. Lengths differ by size, see the table.",
    brand: "KittuFashion",
    price: 899,
    salePrice: 599,
    sizes: sizes({ M: 9, L: 12, XL: 10, XXL: 7, "3XL": 5, "4XL": 2, "5XL": 1 }),
    hsn: "6105",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "100 % cotton piqué", Length: "M 71 cm, XL 75 cm, 5XL 83 cm" }),
    pictures: look("polo", "tipped", "maroon", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-linen-shirt-olive",
    sku: "KIT-LIN-OL",
    title: "KittuFashion linen-cotton shirt (Olive)",
    description:
      "Half linen, so it crumples handsomely and lets the wind in. Coconut-shell buttons and a box pleat at the back. Iron while damp or do not iron at all.",
    brand: "KittuFashion",
    price: 1499,
    salePrice: 999,
    sizes: sizes({ S: 4, M: 8, L: 9, XL: 6, XXL: 3, "3XL": 1 }),
    hsn: "6205",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "50 % linen, 50 % cotton", Fit: "Relaxed", Sleeve: "Full, with tab" }),
    pictures: look("shirt", "linen", "olive", ["front", "back"]),
    translations: {
      hi: {
        title: "किट्टूफैशन लिनन-कॉटन शर्ट (जैतूनी)",
        description:
          "आधा लिनन, इसलिए हवा आती-जाती है और सिलवटें भी अच्छी लगती हैं। नारियल के खोल के बटन, पीठ पर बॉक्स प्लीट। हल्की गीली रहते इस्त्री करें।",
      },
      mr: {
        title: "किट्टूफॅशन लिनन-कॉटन शर्ट (ऑलिव्ह)",
        description:
          "निम्मे लिनन, त्यामुळे हवा खेळती राहते आणि सुरकुत्याही छान दिसतात. नारळाच्या करवंटीची बटणे, पाठीवर बॉक्स प्लीट. किंचित ओला असताना इस्त्री करा.",
      },
    },
  }),
  garment({
    slug: "kittufashion-check-shirt-navy",
    sku: "KIT-CHK-NV",
    title: "KittuFashion checked shirt (Navy)",
    description:
      "Yarn-dyed checks that meet at the pocket, which cheap shirts never manage. Full sleeve with a single button. The cotton gets softer each month.",
    brand: "KittuFashion",
    price: 1199,
    salePrice: 799,
    sizes: sizes({ S: 6, M: 11, L: 12, XL: 8, XXL: 4 }),
    hsn: "6205",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "100 % cotton, yarn-dyed", Fit: "Regular", Sleeve: "Full" }),
    pictures: look("shirt", "check", "navy", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-office-shirt-white",
    sku: "KIT-OFF-WH",
    title: "KittuFashion office shirt (White)",
    description:
      "A formal white with a firm collar and spare button inside. Easy-iron finish: two minutes are enough. Not see-through under tube light; we checked.",
    brand: "KittuFashion",
    price: 1099,
    salePrice: 749,
    sizes: sizes({ S: 7, M: 13, L: 14, XL: 9, XXL: 0, "3XL": 2 }),
    hsn: "6205",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "60 % cotton, 40 % polyester", Fit: "Slim", Sleeve: "Full" }),
    pictures: look("shirt", "plain", "white", ["front", "back"]),
  }),
  garment({
    slug: "kittufashion-casual-shirt-pink",
    sku: "KIT-CAS-PK",
    title: "KittuFashion casual poplin shirt (Pink)",
    description:
      "A quiet pink for brothers of brides. Cotton poplin, curved hem, to wear outside the trousers. The last pieces of this colour.",
    brand: "KittuFashion",
    price: 999,
    salePrice: 599,
    sizes: sizes({ S: 1, M: 0, L: 1, XL: 0 }),
    hsn: "6205",
    countryOfOrigin: "India",
    ...folded,
    specifications: table({ Fabric: "100 % cotton poplin", Fit: "Regular", Sleeve: "Full" }),
    pictures: look("shirt", "plain", "pink", ["front", "back"]),
  }),
];
