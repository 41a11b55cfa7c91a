import { look } from "../../look";
import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { electronicToy, toy } from "./toy";

const blister = { weightKg: 0.08, lengthCm: 17, breadthCm: 11, heightCm: 5 };

export const cars: DemoProduct[] = [
  toy({
    slug: "hotwheels-classic-coupe-red",
    sku: "HOT-CLS-RD",
    title: "Hot Wheels die-cast car 1:64, classic coupé (Red)",
    description:
      "One metal car with free-rolling axles, about as long as a thumb. Fits every orange track. The shade of the stripe may differ from the picture, as the maker changes it through the year.",
    brand: "hotwheels",
    price: 249,
    salePrice: 199,
    totalStock: 85,
    countryOfOrigin: "Malaysia",
    isFeatured: true,
    featuredDescription: "The toy that starts every collection, from ₹199.",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal and plastic", Age: "3 years and up" }),
    pictures: look("toy-car", "classic", "red", ["angle", "side", "rear"]).concat(
      look("toy-car", "classic", "yellow", ["angle"]),
    ),
    translations: {
      hi: {
        title: "हॉट व्हील्स मेटल कार 1:64, क्लासिक कूपे (लाल)",
        description:
          "अंगूठे जितनी लंबी धातु की कार, पहिए आसानी से घूमते हैं। हर नारंगी ट्रैक पर चलती है। धारी का रंग तस्वीर से थोड़ा अलग हो सकता है। तीन साल से ऊपर के बच्चों के लिए।",
      },
      mr: {
        title: "हॉट व्हील्स धातूची कार 1:64, क्लासिक कूपे (लाल)",
        description:
          "अंगठ्याएवढी धातूची कार, चाके सहज फिरतात. प्रत्येक नारिंगी ट्रॅकवर चालते. पट्ट्याचा रंग चित्रापेक्षा थोडा वेगळा असू शकतो. तीन वर्षांवरील मुलांसाठी.",
      },
    },
  }),
  toy({
    slug: "hotwheels-classic-coupe-yellow",
    sku: "HOT-CLS-YL",
    title: "Hot Wheels die-cast car 1:64, classic coupé (Yellow)",
    description:
      "The coupé in taxi yellow with a black line over the bonnet. Heavier in front, so it wins downhill. Sealed card; collectors may ask us to pick a flat one.",
    brand: "hotwheels",
    price: 249,
    salePrice: 199,
    totalStock: 62,
    countryOfOrigin: "Malaysia",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal and plastic", Age: "3 years and up" }),
    pictures: look("toy-car", "classic", "yellow", ["angle", "side"]),
  }),
  toy({
    slug: "hotwheels-track-racer-blue",
    sku: "HOT-RAC-BL",
    title: "Hot Wheels track racer 1:64 (Blue)",
    description:
      "Low and wide for loops: this shape keeps to the track at full speed. Plastic base, metal body. Our own test track in the shop has the marks to prove it.",
    brand: "hotwheels",
    price: 299,
    salePrice: 229,
    totalStock: 47,
    countryOfOrigin: "Thailand",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal", Age: "3 years and up" }),
    pictures: look("toy-car", "racer", "blue", ["angle", "side"]),
  }),
  toy({
    slug: "hotwheels-track-racer-orange",
    sku: "HOT-RAC-OR",
    title: "Hot Wheels track racer 1:64 (Orange)",
    description:
      "Orange over black with a big rear wing. Runs level with the blue racer, which settles nothing between brothers. Not for children under three: small parts.",
    brand: "hotwheels",
    price: 299,
    salePrice: 229,
    totalStock: 0,
    countryOfOrigin: "Thailand",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal", Age: "3 years and up" }),
    pictures: look("toy-car", "racer", "orange", ["angle", "side"]),
  }),
  toy({
    slug: "hotwheels-offroad-green",
    sku: "HOT-OFF-GN",
    title: "Hot Wheels off-roader 1:64 (Green)",
    description:
      "Tall tyres, roof rack and a spare wheel: made for the sand heap behind the house. Climbs a pillow without tipping. Wash after mud, the axles like it.",
    brand: "hotwheels",
    price: 349,
    salePrice: 279,
    totalStock: 33,
    countryOfOrigin: "Malaysia",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal", Age: "3 years and up" }),
    pictures: look("toy-car", "offroad", "green", ["angle", "side"]),
  }),
  toy({
    slug: "hotwheels-pickup-white",
    sku: "HOT-PIC-WH",
    title: "Hot Wheels farm pickup 1:64 (White)",
    description:
      "A pickup like the ones at the market yard, with an open bed for peas and pebbles. Doors do not open. White paint with a printed number plate.",
    brand: "hotwheels",
    price: 299,
    salePrice: 249,
    totalStock: 28,
    countryOfOrigin: "Malaysia",
    ...blister,
    specifications: table({ Scale: "1:64", Material: "Die-cast metal", Age: "3 years and up" }),
    pictures: look("toy-car", "pickup", "white", ["angle", "rear"]),
  }),
  toy({
    slug: "hotwheels-5-car-gift-pack",
    sku: "HOT-5PK",
    title: "Hot Wheels gift pack of 5 cars, 1:64",
    description:
      "Five different cars in one window box, cheaper than five singles and easier to wrap. Each pack has at least one off-roader. The pictures show two of the five.",
    brand: "hotwheels",
    price: 1199,
    salePrice: 899,
    totalStock: 21,
    countryOfOrigin: "Malaysia",
    weightKg: 0.34,
    lengthCm: 28,
    breadthCm: 17,
    heightCm: 5,
    specifications: table({ Scale: "1:64", Pieces: "5", Age: "3 years and up" }),
    pictures: look("toy-car", "racer", "blue", ["angle"]).concat(
      look("toy-car", "offroad", "green", ["angle"]),
      look("toy-car", "classic", "red", ["angle"]),
    ),
  }),
  toy({
    slug: "hotwheels-loop-track-set",
    sku: "HOT-LOOP",
    title: "Hot Wheels loop track set with one car",
    description:
      "One loop, one hand launcher, 1.8 m of track. Needs a smooth floor and about two metres of room. The car that comes along is chosen for the loop; pickups are too tall.",
    brand: "hotwheels",
    price: 1999,
    salePrice: 1399,
    totalStock: 12,
    countryOfOrigin: "China",
    weightKg: 0.95,
    lengthCm: 41,
    breadthCm: 26,
    heightCm: 9,
    specifications: table({ Track: "1.8 m, 1 loop", Drive: "By hand, no batteries", Age: "4–10 years" }),
    pictures: look("car-track", "loop", "orange", ["angle"]).concat(
      look("toy-car", "racer", "orange", ["side"]),
    ),
  }),
  toy({
    slug: "hotwheels-garage-playset",
    sku: "HOT-GAR",
    title: "Hot Wheels two-floor garage playset",
    description:
      "Lift, ramp and parking for ten cars. Clicks together without tools in about fifteen minutes, stickers take longer. Joins to other tracks at the lower exit.",
    brand: "hotwheels",
    price: 3499,
    salePrice: 2499,
    totalStock: 4,
    countryOfOrigin: "China",
    weightKg: 2.1,
    lengthCm: 53,
    breadthCm: 36,
    heightCm: 13,
    specifications: table({ Parking: "10 cars, 1 included", Drive: "By hand", Age: "4–10 years" }),
    pictures: look("car-track", "garage", "blue", ["angle"]).concat(
      look("toy-car", "classic", "red", ["side"]),
    ),
  }),
  electronicToy({
    slug: "hotwheels-rc-offroad-black",
    sku: "HOT-RC-BK",
    title: "Hot Wheels remote-control off-roader (Black)",
    description:
      "Drives, turns and climbs over slippers; 30 m of range in the open. Charges by USB in the car, two AAA cells go into the remote. About twenty minutes of play a charge.",
    brand: "hotwheels",
    price: 2999,
    salePrice: 1999,
    totalStock: 9,
    countryOfOrigin: "China",
    weightKg: 0.82,
    lengthCm: 34,
    breadthCm: 20,
    heightCm: 17,
    specifications: table({
      Scale: "1:24",
      Radio: "2.4 GHz, 30 m",
      Play: "20 min a charge",
      Age: "6 years and up",
    }),
    pictures: look("toy-car", "offroad", "black", ["angle", "rear"]),
  }),
];
