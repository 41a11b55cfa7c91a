import type { Policies } from "../../backend/src/contract/policies";
import { standardPolicies } from "../../backend/src/contract/standard-policies";

/** The demo's return policy names its goods; the other policies are the standard ones. */
export const demoPolicies: Policies = {
  ...standardPolicies,
  returns: {
    en: `
You can change your mind after delivery. Your order shows the last day to do so.

## How to return

Open the order in your account: it shows the last day to return it, which does not change once you have ordered. Choose Return, tell us what you are sending back, all or a part, and why. You can return goods once per order. Our answer appears on the order, and we arrange with you how to send the parcel back.

## In what state

Unused, with box, tags and accessories. A phone must be signed out of its accounts and unlocked. Clothes may be tried on, but not worn.

## Damaged or wrong

Choose Return on the order, the sooner the better, and say what is wrong. If the whole order comes back you also get back what you paid for delivery.

## Refunds

Once the goods have reached us, online payments go back the way they came; banks usually show it within five to seven working days. Cash on delivery is refunded to your UPI ID or bank account. For a part of an order you get back what those goods cost; the delivery charge is refunded when the whole order comes back.

## What cannot come back

Opened seeds and farm chemicals, underwear and socks, opened memory cards and software, and toys for children under three without their seal.

## Before it leaves

You may cancel free of charge until the parcel has left the shop; a paid order is refunded in full.
`.trim(),
    hi: `
डिलीवरी के बाद भी आप मन बदल सकते हैं। किस दिन तक, यह आपके ऑर्डर पर लिखा होता है।

## वापस कैसे करें

अपने खाते में ऑर्डर खोलें: वहाँ वापसी का आखिरी दिन लिखा है, जो ऑर्डर के बाद नहीं बदलता। वापसी चुनें, बताएँ कि पूरा ऑर्डर या कौन-सा हिस्सा वापस जाएगा, और कारण बताएँ। एक ऑर्डर पर एक बार वापसी हो सकती है। हमारा जवाब ऑर्डर पर मिलेगा, और पार्सल कैसे लौटेगा, यह हम आपसे तय करेंगे।

## किस हालत में

बिना इस्तेमाल किया हुआ, डिब्बे, टैग और सहायक सामान के साथ। फ़ोन से खाते हटे हों और वह अनलॉक हो। कपड़े पहनकर देखे जा सकते हैं, पहने हुए नहीं।

## टूटा या गलत सामान

जितनी जल्दी हो सके, ऑर्डर पर वापसी चुनें और बताएँ कि क्या खराब या गलत है। पूरा ऑर्डर लौटाने पर डिलीवरी का शुल्क भी लौटता है।

## पैसे की वापसी

सामान हम तक पहुँचने पर ऑनलाइन भुगतान उसी रास्ते लौटता है; बैंक आम तौर पर पाँच से सात कामकाजी दिनों में दिखाते हैं। कैश ऑन डिलीवरी के पैसे आपके UPI या बैंक खाते में आते हैं। ऑर्डर का हिस्सा लौटाने पर उसी सामान की कीमत लौटती है; डिलीवरी शुल्क तब लौटता है जब पूरा ऑर्डर वापस आए।

## क्या वापस नहीं होता

खुले बीज और खेती के रसायन, अंतर्वस्त्र और मोज़े, खुले मेमोरी कार्ड और सॉफ़्टवेयर, और तीन साल से छोटे बच्चों के बिना सील वाले खिलौने।

## भेजने से पहले

पार्सल दुकान से निकलने तक आप बिना शुल्क रद्द कर सकते हैं; भुगतान पूरा लौटाया जाता है।
`.trim(),
    mr: `
डिलिव्हरीनंतरही तुम्ही विचार बदलू शकता. कोणत्या दिवसापर्यंत, ते तुमच्या ऑर्डरवर दिसते.

## परत कसे करायचे

तुमच्या खात्यात ऑर्डर उघडा: परत करण्याचा शेवटचा दिवस तिथे दिसतो आणि ऑर्डर दिल्यावर तो बदलत नाही. परतावा निवडा, पूर्ण ऑर्डर की कोणता भाग परत जाईल ते आणि कारण सांगा. एका ऑर्डरसाठी एकदाच परतावा करता येतो. आमचे उत्तर ऑर्डरवर दिसेल, आणि पार्सल कसे परत येईल ते आम्ही तुमच्याशी बोलून ठरवू.

## कोणत्या स्थितीत

न वापरलेले, बॉक्स, टॅग आणि सोबतच्या वस्तूंसह. फोनमधून खाती काढलेली आणि तो अनलॉक असावा. कपडे घालून पाहता येतात, वापरलेले नकोत.

## तुटलेली किंवा चुकीची वस्तू

शक्य तितक्या लवकर ऑर्डरवर परतावा निवडा आणि काय चुकले ते सांगा. पूर्ण ऑर्डर परत केल्यास डिलिव्हरीचे शुल्कही परत मिळते.

## पैसे परत

वस्तू आमच्याकडे पोहोचल्यावर ऑनलाइन पेमेंट ज्या मार्गाने आले त्याच मार्गाने परत जाते; बँका साधारण पाच ते सात कामकाजाच्या दिवसांत दाखवतात. कॅश ऑन डिलिव्हरीचे पैसे तुमच्या UPI किंवा बँक खात्यात येतात. ऑर्डरचा भाग परत केल्यास त्या वस्तूंची किंमत परत मिळते; पूर्ण ऑर्डर परत आली तर डिलिव्हरी शुल्कही परत मिळते.

## काय परत घेतले जात नाही

उघडलेले बियाणे आणि शेतीची रसायने, अंतर्वस्त्रे आणि मोजे, उघडलेली मेमरी कार्डे आणि सॉफ्टवेअर, आणि तीन वर्षांखालील मुलांची सील नसलेली खेळणी.

## पाठवण्याआधी

पार्सल दुकानातून निघेपर्यंत तुम्ही मोफत रद्द करू शकता; दिलेले पैसे पूर्ण परत मिळतात.
`.trim(),
  },
};
