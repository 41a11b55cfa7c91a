import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";

import { seedPacket } from "./farm-article";

export const seeds: DemoProduct[] = [
  seedPacket({
    slug: "kraftseeds-tomato-hybrid",
    sku: "KRF-TOM-100",
    title: "Kraft Seeds hybrid tomato seeds, 100 seeds",
    description:
      "A bushy hybrid with round fruits of about 80 g, first picking some 65 days after transplanting. Sow from June to September or in January; stake the plants before they fruit. Germination on the label is 85 percent, tested this season.",
    brand: "kraftseeds",
    price: 199,
    salePrice: 149,
    totalStock: 140,
    countryOfOrigin: "India",
    isFeatured: true,
    featuredDescription: "Eighty-gram fruits from a pot on the terrace or a full bed.",
    specifications: table({
      Seeds: "100",
      Sowing: "June–September, January",
      "First picking": "65 days",
      Spacing: "60 × 45 cm",
    }),
    pictures: look("seed-packet", "tomato", "green", ["front", "back"]).concat(
      look("seed-packet", "chilli", "red", ["front"]),
      look("planter", "pot", "brown", ["angle"]),
    ),
    translations: {
      hi: {
        title: "क्राफ्ट सीड्स संकर टमाटर के बीज, 100 बीज",
        description:
          "झाड़ीदार संकर किस्म, करीब 80 ग्राम के गोल फल, रोपाई के लगभग 65 दिन बाद पहली तुड़ाई। जून से सितंबर या जनवरी में बोएं, फल आने से पहले सहारा दें। अंकुरण 85 प्रतिशत।",
      },
      mr: {
        title: "क्राफ्ट सीड्स संकरित टोमॅटो बियाणे, 100 बिया",
        description:
          "झुडुपवजा संकरित वाण, सुमारे 80 ग्रॅमची गोल फळे, पुनर्लागवडीनंतर साधारण 65 दिवसांत पहिली तोडणी. जून ते सप्टेंबर किंवा जानेवारीत पेरा, फळे येण्याआधी आधार द्या. उगवण 85 टक्के.",
      },
    },
  }),
  seedPacket({
    slug: "kraftseeds-chilli-jwala",
    sku: "KRF-CHI-200",
    title: "Kraft Seeds green chilli seeds, Jwala type, 200 seeds",
    description:
      "Long thin chillies, hot but not cruel. Plants bear for six months if picked every week. Nursery first, transplant at 35 days.",
    brand: "kraftseeds",
    price: 129,
    salePrice: 99,
    totalStock: 110,
    countryOfOrigin: "India",
    specifications: table({
      Seeds: "200",
      Sowing: "May–August, December",
      Transplant: "35 days",
      Spacing: "60 × 45 cm",
    }),
    pictures: look("seed-packet", "chilli", "red", ["front", "back"]),
    translations: {
      hi: {
        title: "क्राफ्ट सीड्स हरी मिर्च के बीज, ज्वाला, 200 बीज",
        description:
          "लंबी पतली तीखी मिर्च। हर हफ्ते तोड़ते रहें तो पौधा छह महीने फल देता है। पहले नर्सरी में बोएं, 35 दिन पर रोपाई करें।",
      },
      mr: {
        title: "क्राफ्ट सीड्स हिरवी मिरची बियाणे, ज्वाला, 200 बिया",
        description:
          "लांब, बारीक, तिखट मिरची. दर आठवड्याला तोडत राहिल्यास झाड सहा महिने मिरच्या देते. आधी रोपवाटिकेत पेरा, 35 दिवसांनी लागवड करा.",
      },
    },
  }),
  seedPacket({
    slug: "kraftseeds-okra",
    sku: "KRF-OKR-50G",
    title: "Kraft Seeds okra (bhindi) seeds, 50 g",
    description:
      "Dark green, five-edged pods that stay tender to ten centimetres. Soak overnight, sow direct. Tolerant of yellow vein mosaic, not immune: pull sick plants early.",
    brand: "kraftseeds",
    price: 179,
    salePrice: 139,
    totalStock: 75,
    countryOfOrigin: "India",
    weightKg: 0.07,
    specifications: table({
      Weight: "50 g",
      Sowing: "February–July",
      "First picking": "45 days",
      Spacing: "45 × 30 cm",
    }),
    pictures: look("seed-packet", "okra", "green", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-onion-rabi",
    sku: "KRF-ONI-500G",
    title: "Kraft Seeds rabi onion seeds, light red, 500 g",
    description:
      "For the winter crop that is stored till Diwali: firm necks and three papery skins. 500 g raises a nursery for about one eighth of an acre. Sow in October and November only.",
    brand: "kraftseeds",
    price: 1150,
    salePrice: 949,
    totalStock: 22,
    countryOfOrigin: "India",
    weightKg: 0.55,
    specifications: table({
      Weight: "500 g",
      Sowing: "October–November",
      Harvest: "120 days after planting",
    }),
    pictures: look("seed-packet", "onion", "purple", ["front", "back"]),
    translations: {
      hi: {
        title: "क्राफ्ट सीड्स रबी प्याज के बीज, हल्का लाल, 500 ग्राम",
        description:
          "दिवाली तक भंडारण वाली रबी फसल के लिए: कड़ी गर्दन और तीन परत छिलका। 500 ग्राम से एकड़ के लगभग आठवें हिस्से की नर्सरी बनती है। केवल अक्टूबर और नवंबर में बोएं।",
      },
      mr: {
        title: "क्राफ्ट सीड्स रब्बी कांदा बियाणे, फिकट लाल, 500 ग्रॅम",
        description:
          "दिवाळीपर्यंत साठवण्याच्या रब्बी पिकासाठी: घट्ट मान आणि तीन पापुद्रे. 500 ग्रॅममध्ये साधारण अर्धा पाव एकरासाठी रोपे होतात. फक्त ऑक्टोबर-नोव्हेंबरमध्ये पेरा.",
      },
    },
  }),
  seedPacket({
    slug: "kraftseeds-brinjal-green-striped",
    sku: "KRF-BRI-150",
    title: "Kraft Seeds brinjal seeds, Krishna-valley type, 150 seeds",
    description:
      "Small striped brinjals for bharli vangi, seldom bitter. Picks for eight months in good soil. Keep the shoot borer down with pheromone traps.",
    brand: "kraftseeds",
    price: 119,
    salePrice: 95,
    totalStock: 64,
    countryOfOrigin: "India",
    specifications: table({ Seeds: "150", Sowing: "All year except April", Spacing: "90 × 60 cm" }),
    pictures: look("seed-packet", "brinjal", "purple", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-spinach",
    sku: "KRF-SPI-100G",
    title: "Kraft Seeds spinach (palak) seeds, 100 g",
    description:
      "First cut after four weeks, then three more from the same root. Half shade in summer, full sun in winter. Sow a line every fortnight and the kitchen never runs dry.",
    brand: "kraftseeds",
    price: 99,
    salePrice: 79,
    totalStock: 95,
    countryOfOrigin: "India",
    weightKg: 0.12,
    specifications: table({ Weight: "100 g", Sowing: "All year", "First cut": "28 days" }),
    pictures: look("seed-packet", "spinach", "green", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-coriander",
    sku: "KRF-COR-250G",
    title: "Kraft Seeds coriander (dhania) seeds, split, 250 g",
    description:
      "Already split in two, which saves rubbing them on a stone. Slow to bolt in warm weather. Cut at 35 days for the bunch, leave it for seed.",
    brand: "kraftseeds",
    price: 149,
    salePrice: 119,
    totalStock: 58,
    countryOfOrigin: "India",
    weightKg: 0.28,
    specifications: table({ Weight: "250 g", Sowing: "All year, shade in May", Cut: "35 days" }),
    pictures: look("seed-packet", "coriander", "teal", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-cucumber",
    sku: "KRF-CUC-40",
    title: "Kraft Seeds hybrid cucumber seeds, 40 seeds",
    description:
      "Green, crisp and without the bitter end. Climbs two metres of net on a balcony. Water in the morning: evening wet brings mildew.",
    brand: "kraftseeds",
    price: 169,
    salePrice: 135,
    totalStock: 47,
    countryOfOrigin: "India",
    specifications: table({ Seeds: "40", Sowing: "January–July", "First picking": "40 days" }),
    pictures: look("seed-packet", "cucumber", "blue", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-maize-sweet",
    sku: "KRF-MAI-200",
    title: "Kraft Seeds sweet corn seeds, 200 seeds",
    description:
      "Two cobs a plant, ready 75 days after sowing. Plant in a block of at least four rows or the cobs stay gap-toothed. Treated seed: not for eating.",
    brand: "kraftseeds",
    price: 299,
    salePrice: 249,
    totalStock: 0,
    countryOfOrigin: "Thailand",
    weightKg: 0.07,
    specifications: table({ Seeds: "200", Sowing: "June–July, October", Harvest: "75 days" }),
    pictures: look("seed-packet", "maize", "orange", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-marigold",
    sku: "KRF-MAR-100",
    title: "Kraft Seeds marigold (zendu) seeds, orange, 100 seeds",
    description:
      "Sow by early August and you cut garlands for Dasara and Diwali. Full double flowers of seven centimetres. Planted between tomatoes it keeps eelworms away.",
    brand: "kraftseeds",
    price: 129,
    salePrice: 99,
    totalStock: 88,
    countryOfOrigin: "India",
    specifications: table({ Seeds: "100", Sowing: "June–August, January", Flowers: "60 days" }),
    pictures: look("seed-packet", "marigold", "orange", ["front", "back"]),
    translations: {
      hi: {
        title: "क्राफ्ट सीड्स गेंदा के बीज, नारंगी, 100 बीज",
        description:
          "अगस्त की शुरुआत तक बोएं तो दशहरा और दिवाली की माला घर के फूलों से बनेगी। सात सेंटीमीटर के भरे फूल। टमाटर के बीच लगाने से सूत्रकृमि कम होते हैं।",
      },
      mr: {
        title: "क्राफ्ट सीड्स झेंडू बियाणे, नारिंगी, 100 बिया",
        description:
          "ऑगस्टच्या सुरुवातीपर्यंत पेरा, म्हणजे दसरा-दिवाळीच्या माळा घरच्या फुलांनी होतील. सात सेंटिमीटरची भरगच्च फुले. टोमॅटोच्या मध्ये लावल्यास सूत्रकृमी कमी होतात.",
      },
    },
  }),
  seedPacket({
    slug: "kraftseeds-carrot",
    sku: "KRF-CAR-50G",
    title: "Kraft Seeds red carrot seeds, Delhi type, 50 g",
    description:
      "The red carrot for halwa, sweet after the first cold nights. Wants loose, stone-free soil or it grows legs. Thin to five centimetres.",
    brand: "kraftseeds",
    price: 139,
    salePrice: 109,
    totalStock: 31,
    countryOfOrigin: "India",
    weightKg: 0.07,
    specifications: table({ Weight: "50 g", Sowing: "September–November", Harvest: "95 days" }),
    pictures: look("seed-packet", "carrot", "orange", ["front", "back"]),
  }),
  seedPacket({
    slug: "kraftseeds-watermelon",
    sku: "KRF-WAT-50",
    title: "Kraft Seeds hybrid watermelon seeds, 50 seeds",
    description:
      "Dark rind, red flesh, three to four kilos each. A crop for river beds and drip lines, January sowing for April heat. One packet covers about 75 square metres.",
    brand: "kraftseeds",
    price: 349,
    salePrice: 279,
    totalStock: 1,
    countryOfOrigin: "India",
    specifications: table({ Seeds: "50", Sowing: "December–February", Harvest: "75 days" }),
    pictures: look("seed-packet", "watermelon", "green", ["front", "back"]),
  }),
];
