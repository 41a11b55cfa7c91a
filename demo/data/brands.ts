import type { BrandFacts } from "../../backend/src/contract/brand-list";

/** Names in the order English, Hindi, Marathi; with the first alone the brand is written like that everywhere. */
const sold = (
  categories: readonly string[],
  id: string,
  [en, hi = "", mr = ""]: readonly [en: string, hi?: string, mr?: string],
): BrandFacts => ({ id, label: { en, hi, mr }, categories, isHidden: false });

/** The brands of Spec §9, as the demo's shop sells them and as people in Hindi and Marathi write them. */
export const demoBrands: readonly BrandFacts[] = [
  sold(["electronics"], "samsung", ["Samsung", "सैमसंग", "सॅमसंग"]),
  sold(["electronics"], "sony", ["Sony", "सोनी", "सोनी"]),
  sold(["electronics"], "apple", ["Apple", "एप्पल", "ॲपल"]),
  sold(["electronics"], "lg", ["LG"]),
  sold(["electronics"], "iqoo", ["iQOO"]),
  sold(["electronics"], "panasonic", ["Panasonic", "पैनासोनिक", "पॅनासॉनिक"]),
  sold(["electronics"], "oppo", ["OPPO", "ओप्पो", "ओप्पो"]),
  sold(["electronics"], "vivo", ["vivo", "वीवो", "विवो"]),
  sold(["electronics"], "dell", ["Dell", "डेल", "डेल"]),
  sold(["electronics"], "hp", ["HP"]),
  sold(["electronics"], "asus", ["ASUS", "आसुस", "आसुस"]),
  sold(["electronics"], "acer", ["Acer", "एसर", "एसर"]),
  sold(["electronics"], "xiaomi", ["Xiaomi", "शाओमी", "शाओमी"]),
  sold(["electronics"], "oneplus", ["OnePlus", "वनप्लस", "वनप्लस"]),
  sold(["electronics"], "nokia", ["Nokia", "नोकिया", "नोकिया"]),
  sold(["electronics"], "motorola", ["Motorola", "मोटोरोला", "मोटोरोला"]),
  sold(["electronics"], "google", ["Google", "गूगल", "गूगल"]),
  sold(["fashion"], "nike", ["Nike", "नाइकी", "नायकी"]),
  sold(["fashion"], "adidas", ["Adidas", "एडिडास", "आदिदास"]),
  sold(["fashion"], "KittuFashion", ["Kittu Fashion", "किट्टू फैशन", "किट्टू फॅशन"]),
  sold(["fashion"], "puma", ["Puma", "प्यूमा", "प्युमा"]),
  sold(["toys", "farming"], "Mahalaxmi", ["Mahalaxmi", "महालक्ष्मी", "महालक्ष्मी"]),
  sold(["toys"], "hotwheels", ["Hot Wheels", "हॉट व्हील्स", "हॉट व्हील्स"]),
  sold(["toys"], "lego", ["LEGO", "लेगो", "लेगो"]),
  sold(["toys"], "nerf", ["Nerf", "नर्फ", "नर्फ"]),
  sold(["farming"], "kraftseeds", ["Kraft Seeds", "क्राफ्ट सीड्स", "क्राफ्ट सीड्स"]),
  sold(["farming"], "crompton", ["Crompton", "क्रॉम्पटन", "क्रॉम्प्टन"]),
  sold(["farming"], "kisankraft", ["KisanKraft", "किसानक्राफ्ट", "किसानक्राफ्ट"]),
  sold(["farming"], "mahindraagri", ["Mahindra Agri", "महिंद्रा एग्री", "महिंद्रा ॲग्री"]),
];

/** The brands that are written in Latin letters in Hindi and Marathi too, and why. */
export const latinBrands: Readonly<Record<string, string>> = {
  lg: "two letters, read one by one, as they stand on the goods",
  hp: "two letters, read one by one, as they stand on the goods",
  iqoo: "a made-up word that newspapers in both languages leave as it is written on the phone",
};
