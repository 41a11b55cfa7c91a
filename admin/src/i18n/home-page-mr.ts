export const homePageMr = {
  homePage: {
    page: "मुख्य पान",
    help: "मुख्य पान तुमच्या दुकानाविषयी काय सांगते. {freeFrom}, {returnDays}, {shop} आणि {city} तुमच्या सेटिंगमधून भरले जातात; ज्या मजकुराचा आकडा दुकानाकडे नाही, तो दिसत नाही.",
    top: "सर्वात वर",
    title: "शीर्षक",
    description: "शीर्षकाखालचा मजकूर",
    offer: "ऑफर",
    figures: "आकडे",
    categoryBadge: "प्रत्येक विभागावर, जसे 20+",
    customersBadge: "विश्वास ठेवणारे ग्राहक, जसे 1,000+",
    testimonials: "ग्राहकांचे शब्द",
    said: "ते काय म्हणाले",
    customer: "नाव",
    place: "गाव",
    stars: "तारे",
    saved: "जतन झाले. मुख्य पानावर आता हेच दिसेल.",
  },
};
