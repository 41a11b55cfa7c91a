import { type Language, languages } from "@contract/constants";
import { dayAndTime } from "../src/lib/dates";

type Words = {
  note: (when: string) => string;
  again: string;
  title: string;
  text: string;
  seen: string;
  none: string;
  cart: string;
  kept: string;
  checkout: { title: string; text: string };
  /** Of a change of the cart that waits for the line. */
  late: string;
  /** Of one that the shop would not take at all. */
  lost: string;
};

/** What is said where the shop cannot be reached. They come with the worker: nothing can be fetched then. */
export const words: Record<Language, Words> = {
  en: {
    note: (when) => `You are offline: prices and stock are as of ${when}.`,
    again: "Try again",
    title: "You are offline",
    text: "The shop cannot be reached just now, and this page has not been seen on this device before.",
    seen: "What you can still read, as you last saw it:",
    none: "No page of the shop has been kept on this device yet. Once you are online, everything is here again.",
    cart: "Your cart",
    kept: "Orders and payments have to wait until you are online. Nothing in your cart is lost.",
    checkout: {
      title: "Ordering needs a connection",
      text: "Prices, stock and delivery are checked afresh before you order, so that you never pay an old price. Your cart waits for you: try again once you are online.",
    },
    late: "Kept on this device: it will be sent when you are online",
    lost: "this change could not be carried out. Please look at your cart",
  },
  hi: {
    note: (when) => `आप ऑफ़लाइन हैं: कीमतें और स्टॉक ${when} के हैं।`,
    again: "फिर से कोशिश करें",
    title: "आप ऑफ़लाइन हैं",
    text: "दुकान से अभी संपर्क नहीं हो पा रहा है, और यह पेज इस डिवाइस पर पहले नहीं देखा गया है।",
    seen: "आप अब भी यह पढ़ सकते हैं, जैसा पिछली बार देखा था:",
    none: "इस डिवाइस पर अभी दुकान का कोई पेज रखा नहीं गया है। इंटरनेट लौटते ही सब कुछ फिर यहीं मिलेगा।",
    cart: "आपका कार्ट",
    kept: "ऑर्डर और पेमेंट के लिए इंटरनेट चाहिए। आपके कार्ट का सामान कहीं नहीं गया है।",
    checkout: {
      title: "ऑर्डर के लिए इंटरनेट चाहिए",
      text: "ऑर्डर से पहले कीमत, स्टॉक और डिलीवरी दोबारा देखी जाती है, ताकि आप कभी पुरानी कीमत न चुकाएँ। आपका कार्ट आपका इंतज़ार कर रहा है: इंटरनेट लौटने पर फिर कोशिश करें।",
    },
    late: "इस डिवाइस पर रख लिया गया है: इंटरनेट आते ही भेज दिया जाएगा",
    lost: "यह बदलाव नहीं हो सका। कृपया अपना कार्ट देख लें",
  },
  mr: {
    note: (when) => `तुम्ही ऑफलाइन आहात: किमती आणि साठा ${when} रोजीचे आहेत.`,
    again: "पुन्हा प्रयत्न करा",
    title: "तुम्ही ऑफलाइन आहात",
    text: "दुकानाशी सध्या संपर्क होत नाही, आणि हे पान या डिव्हाइसवर आधी पाहिलेले नाही.",
    seen: "शेवटच्या वेळी पाहिल्याप्रमाणे हे तुम्ही अजूनही वाचू शकता:",
    none: "या डिव्हाइसवर अजून दुकानाचे एकही पान ठेवलेले नाही. इंटरनेट परत आले की सगळे पुन्हा इथेच असेल.",
    cart: "तुमचे कार्ट",
    kept: "ऑर्डर आणि पेमेंटसाठी इंटरनेट लागेल. तुमच्या कार्टमधले काहीही गेलेले नाही.",
    checkout: {
      title: "ऑर्डर देण्यासाठी इंटरनेट लागते",
      text: "ऑर्डरपूर्वी किंमत, साठा आणि डिलिव्हरी पुन्हा तपासली जाते, म्हणजे तुम्ही कधीही जुनी किंमत देणार नाही. तुमचे कार्ट तुमची वाट पाहत आहे: इंटरनेट परत आल्यावर पुन्हा प्रयत्न करा.",
    },
    late: "या डिव्हाइसवर ठेवले आहे: इंटरनेट आले की पाठवले जाईल",
    lost: "हा बदल होऊ शकला नाही. कृपया तुमचे कार्ट पाहा",
  },
};

/** The sentence that stands over every copy, so that no old price passes for a fresh one; and the words of its link. */
export const noteOf = (language: Language, at: Date) => ({
  sentence: words[language].note(dayAndTime(at.toISOString(), language)),
  again: words[language].again,
});

/** The language that a served document names. */
export const languageOf = (html: string): Language =>
  languages.find((language) => html.startsWith(`<!doctype html><html lang="${language}"`)) ?? "en";

/** The language on the screen of the page that asks. */
export const languageIn = ({ headers }: Request): Language =>
  languages.find((language) => language === headers.get("Accept-Language")) ?? "en";
