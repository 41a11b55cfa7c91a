export const homePageHi = {
  homePage: {
    page: "मुख्य पन्ना",
    help: "मुख्य पन्ना आपकी दुकान के बारे में क्या कहता है। {freeFrom}, {returnDays}, {shop} और {city} आपकी सेटिंग से भरे जाते हैं; जिस पाठ का आँकड़ा दुकान के पास नहीं, वह नहीं दिखता।",
    top: "सबसे ऊपर",
    title: "शीर्षक",
    description: "शीर्षक के नीचे का पाठ",
    offer: "ऑफ़र",
    figures: "आँकड़े",
    categoryBadge: "हर श्रेणी पर, जैसे 20+",
    customersBadge: "भरोसा करने वाले ग्राहक, जैसे 1,000+",
    testimonials: "ग्राहकों की बातें",
    said: "उन्होंने क्या कहा",
    customer: "नाम",
    place: "शहर",
    stars: "सितारे",
    saved: "सहेजा गया। मुख्य पन्ने पर अब यही दिखेगा।",
  },
};
