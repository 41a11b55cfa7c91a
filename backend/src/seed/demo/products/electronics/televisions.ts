import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { gadget } from "./gadget";

const box32 = { hsn: "8528", weightKg: 5.6, lengthCm: 81, breadthCm: 52, heightCm: 13 };
const box43 = { hsn: "8528", weightKg: 10.2, lengthCm: 106, breadthCm: 67, heightCm: 14 };
const box55 = { hsn: "8528", weightKg: 18.5, lengthCm: 138, breadthCm: 85, heightCm: 17 };

export const televisions: DemoProduct[] = [
  gadget({
    slug: "sony-bravia-2-43-inch-4k",
    sku: "SON-BR2-43-N",
    title: "Sony BRAVIA 2 43 inch 4K Google TV",
    description:
      "Natural skin tones and calm motion in cricket are what you pay Sony for. Google TV in eleven Indian languages, PlayStation features included. Wall bracket fitted free within Satara city.",
    brand: "sony",
    price: 59900,
    salePrice: 41990,
    condition: "new",
    totalStock: 7,
    countryOfOrigin: "India",
    isFeatured: true,
    featuredDescription: "True colours for cricket nights, fitted free in Satara city.",
    ...box43,
    specifications: table({
      Screen: "43 in, 3840 × 2160, 60 Hz",
      Sound: "20 W, Dolby Audio",
      Sockets: "HDMI × 3 (one eARC), USB × 2",
      "Power use": "117 W at most",
    }),
    pictures: look("tv", "legs", "black", ["front", "side"]).concat(
      look("tv", "pedestal", "black", ["front", "side"]),
    ),
    translations: {
      hi: {
        title: "सोनी ब्राविया 2 43 इंच 4K गूगल टीवी",
        description:
          "चेहरे के सच्चे रंग और क्रिकेट में साफ गति, यही सोनी की पहचान है। ग्यारह भारतीय भाषाओं में गूगल टीवी। सातारा शहर में दीवार पर मुफ्त फिटिंग।",
      },
      mr: {
        title: "सोनी ब्राविया 2 43 इंची 4K गूगल टीव्ही",
        description:
          "चेहऱ्याचे खरे रंग आणि क्रिकेटमध्ये स्पष्ट हालचाल, ही सोनीची ओळख. अकरा भारतीय भाषांत गूगल टीव्ही. सातारा शहरात भिंतीवर मोफत फिटिंग.",
      },
    },
  }),
  gadget({
    slug: "sony-bravia-3-55-inch-4k",
    sku: "SON-BR3-55-N",
    title: "Sony BRAVIA 3 55 inch 4K Google TV",
    description:
      "Steps up from the BRAVIA 2 with a better picture processor and Dolby Vision. Two stand positions let a soundbar stand between the feet. Delivered by our own van up to Karad and Wai.",
    brand: "sony",
    price: 93900,
    salePrice: 69990,
    condition: "new",
    totalStock: 3,
    countryOfOrigin: "India",
    ...box55,
    specifications: table({
      Screen: "55 in, 3840 × 2160, 60 Hz, Dolby Vision",
      Sound: "20 W, Dolby Atmos",
      Sockets: "HDMI 2.1 × 4, USB × 2",
    }),
    pictures: look("tv", "legs", "graphite", ["front", "side"]),
  }),
  gadget({
    slug: "lg-ur75-43-inch-4k",
    sku: "LG-UR75-43-N",
    title: "LG UR75 43 inch 4K webOS TV",
    description:
      "webOS opens apps with one key each and the pointer remote is quick to learn. AI sound widens the small speakers. AirPlay and Bluetooth audio work without an extra box.",
    brand: "lg",
    price: 49990,
    salePrice: 31990,
    condition: "new",
    totalStock: 10,
    countryOfOrigin: "India",
    ...box43,
    specifications: table({
      Screen: "43 in, 3840 × 2160, 60 Hz, HDR10",
      Sound: "20 W",
      Sockets: "HDMI × 3, USB × 2",
    }),
    pictures: look("tv", "legs", "black", ["front", "side"]),
  }),
  gadget({
    slug: "lg-32lq63-32-inch-hd",
    sku: "LG-LQ63-32-N",
    title: "LG 32LQ63 32 inch HD Ready smart TV",
    description:
      "A bedroom size with decent sound and the same webOS as the big ones. Runs from a small inverter during load-shedding: about 50 W. The panel has 768 lines, right for two metres.",
    brand: "lg",
    price: 21990,
    salePrice: 14490,
    condition: "new",
    totalStock: 16,
    countryOfOrigin: "India",
    ...box32,
    specifications: table({ Screen: "32 in, 1366 × 768", Sound: "10 W", Sockets: "HDMI × 2, USB × 1" }),
    pictures: look("tv", "legs", "black", ["side", "front"]),
  }),
  gadget({
    slug: "lg-c4-55-inch-oled",
    sku: "LG-C4-55-N",
    title: "LG OLED evo C4 55 inch 4K TV",
    description:
      "Each pixel makes its own light, so a night scene is black and not grey. Four full HDMI 2.1 sockets for consoles. We unpack and check every panel with you before the van leaves.",
    brand: "lg",
    price: 149990,
    salePrice: 112990,
    condition: "new",
    totalStock: 1,
    countryOfOrigin: "India",
    ...box55,
    specifications: table({
      Screen: "55 in OLED, 3840 × 2160, 144 Hz",
      Sound: "40 W, Dolby Atmos",
      Sockets: "HDMI 2.1 × 4, USB × 3",
    }),
    pictures: look("tv", "pedestal", "graphite", ["front", "side"]),
  }),
  gadget({
    slug: "samsung-crystal-4k-43-inch",
    sku: "SAM-CR4K-43-N",
    title: "Samsung Crystal 4K Vivid 43 inch TV",
    description:
      "Bright living rooms are its home: good contrast with the curtains open. The solar remote charges from room light. More than a hundred free channels over the internet.",
    brand: "samsung",
    price: 47900,
    salePrice: 29990,
    condition: "new",
    totalStock: 12,
    countryOfOrigin: "India",
    ...box43,
    specifications: table({
      Screen: "43 in, 3840 × 2160, 50 Hz, HDR10+",
      Sound: "20 W",
      Sockets: "HDMI × 3, USB × 1",
    }),
    pictures: look("tv", "legs", "black", ["front", "side"]),
  }),
  gadget({
    slug: "samsung-qled-55-inch",
    sku: "SAM-QLED-55-N",
    title: "Samsung Q-series QLED 55 inch 4K TV",
    description:
      "Quantum-dot colours that stay strong from the side as well. Slim one-piece frame, art mode with free pictures. Installation by the maker is included, usually within two days.",
    brand: "samsung",
    price: 84990,
    salePrice: 59990,
    condition: "new",
    totalStock: 0,
    countryOfOrigin: "India",
    ...box55,
    specifications: table({ Screen: "55 in QLED, 3840 × 2160, 60 Hz", Sound: "20 W", Sockets: "HDMI × 3" }),
    pictures: look("tv", "pedestal", "black", ["front", "side"]),
  }),
  gadget({
    slug: "panasonic-43-inch-4k-google-tv",
    sku: "PAN-TX43-N",
    title: "Panasonic 43 inch 4K Google TV",
    description:
      "An honest 4K set with a wide viewing angle for a full sofa. Hands-free voice from the TV itself, and a switch to turn its microphone off. Sockets face sideways, so it hangs close to the wall.",
    brand: "panasonic",
    price: 44990,
    salePrice: 30490,
    condition: "new",
    totalStock: 5,
    countryOfOrigin: "India",
    ...box43,
    specifications: table({ Screen: "43 in IPS, 3840 × 2160", Sound: "20 W, Dolby", Sockets: "HDMI × 3" }),
    pictures: look("tv", "legs", "black", ["front", "side"]),
  }),
  gadget({
    slug: "xiaomi-tv-a-32-inch",
    sku: "XIA-TVA-32-N",
    title: "Xiaomi TV A 32 inch HD Google TV",
    description:
      "The least expensive Google TV we trust, with a metal frame and louder speakers than its size suggests. Casting from the phone works out of the box. 8 GB of storage is enough for ten apps.",
    brand: "xiaomi",
    price: 18999,
    salePrice: 12499,
    condition: "new",
    totalStock: 23,
    countryOfOrigin: "India",
    ...box32,
    weightKg: 5.1,
    specifications: table({ Screen: "32 in, 1366 × 768", Sound: "20 W", Sockets: "HDMI × 2, USB × 2" }),
    pictures: look("tv", "legs", "black", ["front", "side"]),
  }),
  gadget({
    slug: "xiaomi-tv-x-pro-55-inch",
    sku: "XIA-TVXP-55-N",
    title: "Xiaomi TV X Pro QLED 55 inch 4K",
    description:
      "QLED panel, Dolby Vision and 32 GB of storage for the price of a plain set. Thirty watts of sound fill a hall of 15 square metres. Stand feet are 110 cm apart: measure your table.",
    brand: "xiaomi",
    price: 62999,
    salePrice: 43999,
    condition: "new",
    totalStock: 4,
    countryOfOrigin: "India",
    ...box55,
    specifications: table({ Screen: "55 in QLED, 3840 × 2160", Sound: "34 W", Sockets: "HDMI × 3, USB × 2" }),
    pictures: look("tv", "legs", "graphite", ["side", "front"]),
  }),
];
