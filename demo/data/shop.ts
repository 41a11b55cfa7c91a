import type { ShippingRules } from "../../backend/src/contract/shipping-settings";
import type { ShopIdentity } from "../../backend/src/contract/shop-identity";
import { designColours } from "../../backend/src/contract/theme";

/** The invented shop that the demo belongs to. */
export const demoShop: ShopIdentity = {
  name: { en: "Sahyadri Bazaar", hi: "सह्याद्री बाज़ार", mr: "सह्याद्री बाजार" },
  legalName: "Sahyadri Bazaar Retail",
  tagline: {
    en: "Phones, fashion, toys and farm goods from Satara",
    hi: "सातारा से फ़ोन, फ़ैशन, खिलौने और खेती का सामान",
    mr: "साताऱ्यातून फोन, फॅशन, खेळणी आणि शेतीच्या वस्तू",
  },
  about: {
    en: "A family shop at the foot of the Sahyadri hills. Phones and electronics, clothes, toys and farm goods, over our counter in Satara and by courier across India.",
    hi: "सह्याद्री की तलहटी में बसी एक पारिवारिक दुकान। फ़ोन और इलेक्ट्रॉनिक्स, कपड़े, खिलौने और खेती का सामान: सातारा की दुकान पर भी, और कूरियर से पूरे भारत में भी।",
    mr: "सह्याद्रीच्या पायथ्याशी असलेले एक कौटुंबिक दुकान. फोन आणि इलेक्ट्रॉनिक्स, कपडे, खेळणी आणि शेतीची अवजारे: साताऱ्याच्या दुकानातही आणि कुरिअरने संपूर्ण भारतातही.",
  },
  logo: "",
  favicon: "",
  sharePicture: "/share.png",
  colours: designColours,
  street: "12 Powai Naka, Sadar Bazar",
  city: { en: "Satara", hi: "सातारा", mr: "सातारा" },
  state: "Maharashtra",
  pincode: "415001",
  phone: "+91 98765 43210",
  whatsapp: "+91 98765 43212",
  email: "namaste@sahyadri.example",
  securityEmail: "security@sahyadri.example",
  hours: { weekdays: { opens: "10:00", closes: "20:00" }, sunday: { opens: "11:00", closes: "19:00" } },
  latitude: 17.688,
  longitude: 74.006,
  social: {
    instagram: "https://www.instagram.com/sahyadribazaar",
    youtube: "https://www.youtube.com/@sahyadribazaar",
    facebook: "",
  },
  /** An invented number in the right format. */
  gstin: "27ABCDE1234F1Z0",
  grievanceOfficer: {
    name: "Sunita Jadhav",
    email: "grievance@sahyadri.example",
    phone: "+91 98765 43211",
  },
  orderSeries: "SB",
  invoiceSeries: "SB",
};

/** From where its parcels start, and the pincodes of its town. */
export const demoDispatch = {
  state: demoShop.state,
  pincode: demoShop.pincode,
  cityPincodes: ["415001", "415002", "415003", "415004"],
};

/** The shop's own vehicle brings to its town what no courier takes. */
export const demoVehicle: ShippingRules["vehicle"] = {
  isOffered: true,
  pincodes: ["415001", "415002", "415003", "415004"],
  goods: "refused",
  charge: 250,
  bands: [{ fromKg: 100, charge: 450 }],
  freeFrom: 50_000,
  largest: { kg: 400, sideCm: 240 },
  weekdays: [1, 2, 3, 4, 5, 6],
  slots: [
    { from: "10:00", to: "13:00" },
    { from: "16:00", to: "19:00" },
  ],
  perSlot: 4,
  cutOffHours: 6,
  daysAhead: 7,
  doorMeans: ["cash", "upi"],
};

/** Picking up at the counter: what no courier takes leaves the shop this way. */
export const demoPickup: ShippingRules["pickup"] = {
  isOffered: true,
  readyDays: 1,
  keepDays: 5,
  counterMeans: ["cash", "card", "upi"],
};
