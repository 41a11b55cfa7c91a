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
};

/** What is said where the shop cannot be reached. They come with the worker: nothing can be fetched then. */
export const words: Record<Language, Words> = {
  en: {
    note: (when) => `You are offline: prices and stock are as of ${when}.`,
    again: "Try again",
    title: "You are offline",
    text: "The shop cannot be reached just now, and this page has not been seen on this device before.",
    seen: "What you can still read, as you last saw it:",
    none: "No page of the shop has been kept on this device yet. Once the line is back, everything is here again.",
    cart: "Your cart",
    kept: "Orders and payments have to wait for the line. Nothing of your cart is lost.",
  },
  hi: {
    note: (when) => `आप ऑफ़लाइन हैं: कीमतें और स्टॉक ${when} के हैं।`,
    again: "फिर से कोशिश करें",
    title: "आप ऑफ़लाइन हैं",
    text: "दुकान से अभी संपर्क नहीं हो पा रहा है, और यह पेज इस फ़ोन पर पहले नहीं देखा गया है।",
    seen: "आप अब भी यह पढ़ सकते हैं, जैसा पिछली बार देखा था:",
    none: "इस फ़ोन पर अभी दुकान का कोई पेज रखा नहीं गया है। इंटरनेट लौटते ही सब कुछ फिर यहीं मिलेगा।",
    cart: "आपका कार्ट",
    kept: "ऑर्डर और पेमेंट के लिए इंटरनेट चाहिए। आपके कार्ट का सामान कहीं नहीं गया है।",
  },
  mr: {
    note: (when) => `तुम्ही ऑफलाइन आहात: किमती आणि साठा ${when} रोजीचे आहेत.`,
    again: "पुन्हा प्रयत्न करा",
    title: "तुम्ही ऑफलाइन आहात",
    text: "दुकानाशी सध्या संपर्क होत नाही, आणि हे पान या फोनवर आधी पाहिलेले नाही.",
    seen: "शेवटच्या वेळी पाहिल्याप्रमाणे हे तुम्ही अजूनही वाचू शकता:",
    none: "या फोनवर अजून दुकानाचे एकही पान ठेवलेले नाही. इंटरनेट परत आले की सगळे पुन्हा इथेच असेल.",
    cart: "तुमचे कार्ट",
    kept: "ऑर्डर आणि पेमेंटसाठी इंटरनेट लागेल. तुमच्या कार्टमधले काहीही गेलेले नाही.",
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
