import type { DemoProduct } from "../../types";
import { table } from "../specification-table";
import { phone, phoneLook } from "./phone";

export const vivoPhones: DemoProduct[] = [
  phone({
    slug: "vivo-t4x-5g-128gb",
    sku: "VIV-T4X-128-N",
    title: "vivo T4x 5G 6 GB / 128 GB (Pronto Purple)",
    description:
      "A 6,500 mAh battery in a phone that is still only 8.1 mm thick. The processor is a class above its price, so maps and payments open without a wait. LCD, not AMOLED: blacks are greyish at night.",
    brand: "vivo",
    price: 17999,
    salePrice: 14499,
    condition: "new",
    totalStock: 31,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.72 in LCD, 120 Hz, 1080 × 2408",
      Processor: "MediaTek Dimensity 7300",
      Memory: "6 GB + 128 GB",
      Battery: "6,500 mAh, 44 W charger included",
    }),
    pictures: phoneLook("square", "purple"),
  }),
  phone({
    slug: "vivo-v50-256gb",
    sku: "VIV-V50-256-N",
    title: "vivo V50 5G 8 GB / 256 GB (Rose Red)",
    description:
      "Wedding season is what this phone is for: portrait lenses tuned with Zeiss and a soft ring light beside the cameras. The 6,000 mAh battery outlasts the reception. IP68 and IP69, so rinsing off haldi is allowed.",
    brand: "vivo",
    price: 36999,
    salePrice: 32999,
    condition: "new",
    totalStock: 9,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.77 in curved AMOLED, 120 Hz",
      Processor: "Snapdragon 7 Gen 3",
      Memory: "8 GB + 256 GB",
      Cameras: "50 MP OIS + 50 MP ultra-wide, front 50 MP",
      Battery: "6,000 mAh, 90 W charger included",
    }),
    pictures: phoneLook("ring", "red"),
    translations: {
      hi: {
        title: "वीवो V50 5G 8 GB / 256 GB (गुलाबी लाल)",
        description:
          "शादी के मौसम का फोन: पोर्ट्रेट के लिए खास लेंस और कैमरे के पास मुलायम रिंग लाइट। 6,000 mAh की बैटरी रिसेप्शन खत्म होने तक चलती है। IP68 और IP69, यानी पानी से धोने पर भी चिंता नहीं।",
      },
      mr: {
        title: "विवो V50 5G 8 GB / 256 GB (गुलाबी लाल)",
        description:
          "लग्नसराईसाठी फोन: पोर्ट्रेटसाठी खास लेन्स आणि कॅमेऱ्याशेजारी मऊ रिंग लाइट. 6,000 mAh ची बॅटरी रिसेप्शन संपेपर्यंत टिकते. IP68 आणि IP69, त्यामुळे पाण्याने धुतला तरी चालतो.",
      },
    },
  }),
  phone({
    slug: "vivo-y29-5g-128gb",
    sku: "VIV-Y29-128-N",
    title: "vivo Y29 5G 6 GB / 128 GB (Glacier Blue)",
    description:
      "Drop-tested body with an IP64 seal and a battery meant to keep 80 percent for four years. The screen is bright outdoors but only 720 lines. A fair companion for drivers and site engineers.",
    brand: "vivo",
    price: 15999,
    salePrice: 13999,
    condition: "new",
    totalStock: 17,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.68 in LCD, 120 Hz, 720 × 1608",
      Processor: "MediaTek Dimensity 6300",
      Memory: "6 GB + 128 GB",
      Battery: "5,500 mAh, 44 W charger included",
    }),
    pictures: phoneLook("square", "sky"),
  }),
  phone({
    slug: "vivo-v27-256gb-refurbished",
    sku: "VIV-V27-256-R",
    title: "vivo V27 5G 8 GB / 256 GB, refurbished (Magic Blue)",
    description:
      "The back that turns from sky to deep blue in sunlight is free of scratches; the frame is not. Camera stabiliser and ring light checked on video. Sold with a third-party 65 W charger.",
    brand: "vivo",
    price: 18999,
    salePrice: 15999,
    condition: "refurbished",
    batteryHealth: "Excellent",
    totalStock: 4,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.78 in curved AMOLED, 120 Hz",
      Processor: "MediaTek Dimensity 7200",
      Memory: "8 GB + 256 GB",
      Battery: "4,600 mAh, excellent",
      Warranty: "6 months from the shop",
    }),
    pictures: phoneLook("column", "blue", "light"),
  }),
  phone({
    slug: "vivo-y21-64gb-second-hand",
    sku: "VIV-Y21-64-U",
    title: "vivo Y21 4 GB / 64 GB, second-hand (Diamond Glow)",
    description:
      "Exchanged at our counter for a newer vivo. The battery is fair and needs a charge every evening; calls, camera and fingerprint key are in order. Protector and flip cover stay on.",
    brand: "vivo",
    price: 5499,
    salePrice: 4799,
    condition: "second-hand",
    batteryHealth: "Fair",
    totalStock: 3,
    countryOfOrigin: "India",
    specifications: table({
      Display: "6.51 in LCD, 720 × 1600",
      Processor: "MediaTek Helio P35",
      Memory: "4 GB + 64 GB, microSD",
      Battery: "5,000 mAh, fair",
      Warranty: "1 month from the shop",
    }),
    pictures: phoneLook("column", "sky", "light"),
  }),
];
