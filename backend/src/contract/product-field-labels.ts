import type { Language } from "./constants";
import { pageRows } from "./page-rows";
import type { ProductField } from "./product-fields";

/**
 * The name of each field of the table (`product-fields.ts`) for staff. Part of the panel's first texts: keep it free of
 * libraries.
 */
const labels: Readonly<Record<ProductField, Readonly<Record<Language, string>>>> = {
  title: { en: "Title", hi: "शीर्षक", mr: "शीर्षक" },
  description: { en: "Description", hi: "विवरण", mr: "वर्णन" },
  category: { en: "Category", hi: "श्रेणी", mr: "विभाग" },
  brand: { en: "Brand", hi: "ब्रांड", mr: "ब्रँड" },
  price: { en: "Price (₹)", hi: "दाम (₹)", mr: "किंमत (₹)" },
  salePrice: { en: "Sale price (₹)", hi: "सेल दाम (₹)", mr: "सेल किंमत (₹)" },
  batteryHealth: { en: "Battery health", hi: "बैटरी की सेहत", mr: "बॅटरीचे आरोग्य" },
  condition: { en: "Condition", hi: "हालत", mr: "अवस्था" },
  purchasePrice: { en: "Bought for (₹)", hi: "खरीद दाम (₹)", mr: "खरेदी किंमत (₹)" },
  image: { en: "Main picture", hi: "मुख्य फ़ोटो", mr: "मुख्य फोटो" },
  additionalImages: { en: "More pictures", hi: "और फ़ोटो", mr: "आणखी फोटो" },
  weight: { en: "Weight (kg)", hi: "वज़न (किग्रा)", mr: "वजन (किग्रॅ)" },
  length: { en: "Length (cm)", hi: "लंबाई (सेमी)", mr: "लांबी (सेमी)" },
  breadth: { en: "Breadth (cm)", hi: "चौड़ाई (सेमी)", mr: "रुंदी (सेमी)" },
  height: { en: "Height (cm)", hi: "ऊँचाई (सेमी)", mr: "उंची (सेमी)" },
  hsn: { en: "HSN code", hi: "HSN कोड", mr: "HSN कोड" },
  gstRate: { en: "GST rate (%)", hi: "GST दर (%)", mr: "GST दर (%)" },
  countryOfOrigin: pageRows.countryOfOrigin,
  specifications: { en: "Specifications", hi: "विशेषताएँ", mr: "वैशिष्ट्ये" },
  isFeatured: { en: "Featured", hi: "चुनिंदा", mr: "खास" },
  featuredDescription: { en: "Why it is featured", hi: "चुनिंदा क्यों", mr: "खास का" },
  material: pageRows.material,
  status: { en: "In the shop", hi: "दुकान में", mr: "दुकानात" },
  lowStockLimit: { en: "Low stock below", hi: "इससे कम हो तो कम स्टॉक", mr: "यापेक्षा कमी असल्यास कमी साठा" },
  kind: { en: "Kind", hi: "प्रकार", mr: "प्रकार" },
  mrp: { en: "MRP (₹)", hi: "MRP (₹)", mr: "MRP (₹)" },
  netQuantity: pageRows.netQuantity,
  maker: pageRows.maker,
};

/** The labels of all fields for staff in one language. */
export const fieldLabels = (language: Language) =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, label[language]])) as Record<
    ProductField,
    string
  >;
