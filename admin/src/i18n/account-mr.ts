import type { AccountTexts } from "./account-en";

export const accountMr: AccountTexts = {
  account: {
    email: "ई-मेल",
    emailHelp:
      "तुम्ही %{email} ने साइन-इन करता. दुसऱ्या ई-मेलसाठी आम्ही त्यावर एक कोड पाठवू, आणि इतर उपकरणे साइन-आउट होतील.",
    newEmail: "नवीन ई-मेल",
    sendCode: "कोड पाठवा",
    codeSent: "आम्ही %{to} वर एक कोड पाठवला आहे. तो दहा मिनिटे चालेल.",
    code: "सहा अंकी कोड",
    confirm: "पक्का करा",
    emailChanged: "आता तुम्ही नवीन ई-मेलने साइन-इन कराल",
    password: "पासवर्ड",
    passwordHelp: "इतर उपकरणे साइन-आउट होतील, आणि बदल झाल्याचे तुम्हाला ई-मेलने कळेल.",
    currentPassword: "सध्याचा पासवर्ड",
    newPassword: "नवीन पासवर्ड",
    changePassword: "पासवर्ड बदला",
    passwordChanged: "तुमचा पासवर्ड बदलला",
    devices: "तुम्ही कुठे कुठे साइन-इन आहात",
    devicesHelp: "जे उपकरण तुम्ही ओळखत नाही किंवा आता तुमच्याकडे नाही, ते साइन-आउट करा आणि मग तुमचा पासवर्डही बदला.",
    device: "%{system} वर %{browser}",
    unknownDevice: "दुसरे एखादे उपकरण",
    thisDevice: "हेच उपकरण",
    lastSeen: "शेवटचा वापर %{at}",
    since: "%{at} पासून साइन-इन",
    signOut: "साइन-आउट करा",
    signOutDevice: "%{name} साइन-आउट करा",
    signOutOthers: "इतर सर्व उपकरणे साइन-आउट करा",
    deviceSignedOut: "ते उपकरण साइन-आउट झाले",
    othersSignedOut: "इतर सर्व उपकरणे साइन-आउट झाली",
  },
};
