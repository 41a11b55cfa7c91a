import type en from "../en/addressbook";

const texts: typeof en = {
  remove: "काढून टाका",
  removeLabel: "{{name}}, {{city}} चा पत्ता काढून टाका",
  removeTitle: "हा पत्ता काढून टाकायचा?",
  removeText: "तिथे गेलेल्या ऑर्डरमध्ये पत्त्याची प्रत राहते.",
  removed: "पत्ता काढून टाकला",
  removeFailed: "पत्ता काढता आला नाही",
  emptyTitle: "अजून एकही पत्ता नाही",
  emptyText: "एक पत्ता जतन करा, मग ऑर्डर काही सेकंदांत होते.",
  full: "तुम्ही {{count}} पत्ते ठेवू शकता. नवीन जोडण्यासाठी एक काढून टाका.",
};
export default texts;
