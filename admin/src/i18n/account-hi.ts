import type { AccountTexts } from "./account-en";

export const accountHi: AccountTexts = {
  account: {
    email: "ई-मेल",
    emailHelp:
      "आप %{email} से साइन-इन करते हैं। दूसरा ई-मेल रखने के लिए हम उस पर एक कोड भेजेंगे, और बाकी डिवाइस साइन-आउट हो जाएँगे।",
    newEmail: "नया ई-मेल",
    sendCode: "कोड भेजें",
    codeSent: "हमने %{to} पर एक कोड भेजा है। यह दस मिनट तक चलेगा।",
    code: "छह अंकों का कोड",
    confirm: "पक्का करें",
    emailChanged: "अब आप नए ई-मेल से साइन-इन करेंगे",
    password: "पासवर्ड",
    passwordHelp: "बाकी डिवाइस साइन-आउट हो जाएँगे, और बदलाव की सूचना आपको ई-मेल से मिलेगी।",
    currentPassword: "मौजूदा पासवर्ड",
    newPassword: "नया पासवर्ड",
    changePassword: "पासवर्ड बदलें",
    passwordChanged: "आपका पासवर्ड बदल गया",
    devices: "आप कहाँ-कहाँ साइन-इन हैं",
    devicesHelp:
      "जिस डिवाइस को आप नहीं पहचानते या जो अब आपके पास नहीं है, उसे साइन-आउट करें और फिर अपना पासवर्ड भी बदल लें।",
    device: "%{system} पर %{browser}",
    unknownDevice: "कोई और डिवाइस",
    thisDevice: "यही डिवाइस",
    lastSeen: "पिछली बार %{at} को इस्तेमाल हुआ",
    since: "%{at} से साइन-इन",
    signOut: "साइन-आउट करें",
    signOutDevice: "%{name} को साइन-आउट करें",
    signOutOthers: "बाकी सभी डिवाइस साइन-आउट करें",
    deviceSignedOut: "वह डिवाइस साइन-आउट हो गया",
    othersSignedOut: "बाकी सभी डिवाइस साइन-आउट हो गए",
  },
};
