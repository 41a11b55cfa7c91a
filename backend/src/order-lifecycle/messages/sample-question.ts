import type { Language } from "../../contract/constants";

type Said = { question: string; said: string };

/** An invented question about the invented order's product, answered and declined. */
export const sampleQuestion: Readonly<Record<Language, Record<"answered" | "declined", Said>>> = {
  en: {
    answered: {
      question: "Does the colour run in the wash?",
      said: "No. Please wash it cold the first time.",
    },
    declined: {
      question: "When will my parcel come?",
      said: "We can only answer questions about the product here. Your order's page shows where it is.",
    },
  },
  hi: {
    answered: { question: "क्या धोने पर रंग छूटता है?", said: "नहीं। पहली बार ठंडे पानी में धोएँ।" },
    declined: {
      question: "मेरा पार्सल कब आएगा?",
      said: "यहाँ हम केवल सामान के बारे में जवाब दे सकते हैं। आपका ऑर्डर कहाँ है, यह ऑर्डर के पेज पर दिखता है।",
    },
  },
  mr: {
    answered: { question: "धुतल्यावर रंग जातो का?", said: "नाही. पहिल्यांदा थंड पाण्यात धुवा." },
    declined: {
      question: "माझे पार्सल कधी येईल?",
      said: "इथे आम्ही फक्त वस्तूबद्दल उत्तर देऊ शकतो. तुमची ऑर्डर कुठे आहे ते ऑर्डरच्या पानावर दिसते.",
    },
  },
};
