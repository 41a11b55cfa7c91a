import { everySection } from "../../backend/src/contract/home-sections";
import type { HomeWords } from "../../backend/src/contract/home-words";

/** Invented figures and customers, for the demo's home page alone. */
export const demoHomeWords: HomeWords = {
  sections: everySection(),
  categoryBadge: "500+",
  customersBadge: "50,000+",
  title: { en: "", hi: "", mr: "" },
  description: {
    en: "Phones new and used, clothes, toys and tools for the field. Pay by UPI or card, or in cash at your door where it is offered.",
    hi: "नए और सेकंड हैंड फ़ोन, कपड़े, खिलौने और खेत के औज़ार। UPI या कार्ड से भुगतान करें, या जहाँ मिले वहाँ दरवाज़े पर नकद।",
    mr: "नवे आणि वापरलेले फोन, कपडे, खेळणी आणि शेताची अवजारे. UPI किंवा कार्डने पैसे द्या, किंवा सोय असेल तिथे दारात रोख.",
  },
  offer: {
    en: "Up to 40% off, and toys from ₹199",
    hi: "40% तक छूट, और खिलौने ₹199 से",
    mr: "40% पर्यंत सूट, आणि खेळणी ₹199 पासून",
  },
  announcement: { en: "", hi: "", mr: "" },
  reasons: [],
  testimonials: [
    {
      text: {
        en: "The refurbished phone looked new, and the battery was just as they had written it.",
        hi: "रिफ़र्बिश्ड फ़ोन बिल्कुल नया लगा, और बैटरी वैसी ही निकली जैसी लिखी थी।",
        mr: "रिफर्बिश्ड फोन अगदी नवा वाटला, आणि बॅटरी जशी लिहिली होती तशीच निघाली.",
      },
      name: { en: "Prakash More", hi: "प्रकाश मोरे", mr: "प्रकाश मोरे" },
      place: { en: "Kolhapur", hi: "कोल्हापुर", mr: "कोल्हापूर" },
      stars: 5,
    },
    {
      text: {
        en: "I ordered kurtas in 4XL for my father. First shop where the size really fits.",
        hi: "पिताजी के लिए 4XL कुर्ते मँगाए। पहली दुकान जहाँ साइज़ सच में ठीक बैठा।",
        mr: "बाबांसाठी 4XL कुर्ते मागवले. साइझ खरेच बसली असे पहिलेच दुकान.",
      },
      name: { en: "Neha Kulkarni", hi: "नेहा कुलकर्णी", mr: "नेहा कुलकर्णी" },
      place: { en: "Pune", hi: "पुणे", mr: "पुणे" },
      stars: 5,
    },
    {
      text: {
        en: "The sprayer came in three days to our village, and I paid at the door.",
        hi: "स्प्रेयर तीन दिन में हमारे गाँव पहुँच गया, और पैसे मैंने दरवाज़े पर दिए।",
        mr: "फवारणी पंप तीन दिवसांत गावात पोहोचला, आणि पैसे मी दारात दिले.",
      },
      name: { en: "Ramesh Yadav", hi: "रमेश यादव", mr: "रमेश यादव" },
      place: { en: "Wardha", hi: "वर्धा", mr: "वर्धा" },
      stars: 4.5,
    },
    {
      text: {
        en: "My son has not put the truck down for a week. And it cost less than an ice cream outing.",
        hi: "बेटे ने हफ़्ते भर से ट्रक हाथ से नहीं छोड़ा। और दाम आइसक्रीम से भी कम।",
        mr: "मुलाने आठवडाभर ट्रक हातातून सोडला नाही. आणि किंमत आइस्क्रीमपेक्षाही कमी.",
      },
      name: { en: "Farida Khan", hi: "फ़रीदा खान", mr: "फरीदा खान" },
      place: { en: "Nashik", hi: "नाशिक", mr: "नाशिक" },
      stars: 5,
    },
  ],
};
