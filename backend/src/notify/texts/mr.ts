import { shop } from "../../contract/shop";
import type { Texts } from "./texts";

export const mr: Texts = {
  hello: (name) => `नमस्कार ${name},`,
  between: (from, to) => (from === to ? `${from} रोजी` : `${from} ते ${to} दरम्यान`),
  mails: {
    placed: ({ number, total, isOnline, asksForCode, arrives }) => ({
      subject: isOnline ? `पैसे मिळाले, ऑर्डर पक्की: ${number}` : `तुमची ऑर्डर ${number} आम्हाला मिळाली`,
      preview: isOnline ? `तुमचे ${total} आम्हाला मिळाले.` : `${total}, वस्तू मिळाल्यावर रोख द्यायचे आहेत.`,
      title: isOnline ? "पैसे मिळाले, तुमची ऑर्डर पक्की आहे" : "ऑर्डरबद्दल धन्यवाद",
      paragraphs: [
        isOnline
          ? `तुमचे ${total} आम्हाला मिळाले आहेत आणि आम्ही तुमच्या वस्तू तयार करत आहोत.`
          : asksForCode
            ? `आम्ही पाठवलेल्या कोडने, तुमच्या ऑर्डरच्या पानावर, कृपया ती पक्की करा. जमले नाही तर आम्ही तुम्हाला फोन करू. डिलिव्हरीच्या वेळी कृपया ${total} रोख तयार ठेवा.`
            : `आम्ही तुमची ऑर्डर पाहत आहोत आणि लवकरच ती पक्की करू. डिलिव्हरीच्या वेळी कृपया ${total} रोख तयार ठेवा.`,
        ...(arrives ? [`ती ${arrives} पोहोचायला हवी.`] : []),
      ],
    }),
    confirmed: ({ number, total, arrives, wasPaid }) => ({
      subject: `ऑर्डर पक्की झाली: ${number}`,
      preview: arrives ? `ती ${arrives} पोहोचायला हवी.` : "आम्ही ती तयार करत आहोत.",
      title: "तुमची ऑर्डर पक्की झाली",
      paragraphs: [
        wasPaid
          ? "आम्ही तुमच्या वस्तू पॅक करत आहोत. पैसे भरले आहेत."
          : `आम्ही तुमच्या वस्तू पॅक करत आहोत. वस्तू मिळाल्यावर ${total} रोख द्यायचे आहेत.`,
        "पार्सल पॅक झाले की बिल तुमच्या ऑर्डरच्या पानावर मिळेल.",
      ],
    }),
    shipped: ({ number, arrives, courier }) => ({
      subject: `वाटेवर आहे: ऑर्डर ${number}`,
      preview: courier
        ? `${courier.name} कडे, ट्रॅकिंग नंबर ${courier.awb}.`
        : "तुमचे पार्सल आमच्या दुकानातून निघाले आहे.",
      title: "तुमचे पार्सल वाटेवर आहे",
      paragraphs: [
        courier ? `${courier.name} ने तुमचे पार्सल घेतले आहे.` : "तुमचे पार्सल आमच्या दुकानातून निघाले आहे.",
        ...(arrives ? [`ते ${arrives} पोहोचायला हवे.`] : []),
      ],
    }),
    delivered: ({ number, returnBy }) => ({
      subject: `पोहोचली: ऑर्डर ${number}`,
      preview: returnBy ? `तुम्ही ती ${returnBy} पर्यंत परत करू शकता.` : "तुम्हाला आवडेल अशी आशा आहे.",
      title: "तुमची ऑर्डर पोहोचली",
      paragraphs: [
        "वस्तू तुम्हाला आवडतील अशी आशा आहे. काही चुकले असेल तर आम्हाला सांगा, आम्ही ते नीट करू.",
        ...(returnBy ? [`${returnBy} पर्यंत तुम्ही ऑर्डर परत करण्याची विनंती करू शकता.`] : []),
      ],
    }),
    cancelled: ({ number, reason, wasPaid, total, refundTo }) => ({
      subject: `रद्द झाली: ऑर्डर ${number}`,
      preview: wasPaid ? `${total} तुम्हाला परत मिळतील.` : "काहीही द्यायचे नाही.",
      title: "तुमची ऑर्डर रद्द झाली",
      paragraphs: [
        ...(reason ? [`कारण: ${reason}`] : []),
        wasPaid
          ? refundTo === "cash"
            ? `तुम्ही दिलेले ${total} तुम्हाला परत मिळतील. कुठे पाठवायचे ते कृपया तुमच्या ऑर्डरच्या पानावर सांगा; पाठवले की आम्ही पुन्हा लिहू.`
            : `${total} जिथून दिले तिथेच परत येतील. पैसे पाठवले की आम्ही पुन्हा लिहू.`
          : "तुमच्याकडून पैसे घेतलेले नाहीत, आणि काही द्यायचेही नाही.",
      ],
    }),
    refunded: ({ number, refund, refundTo, goingBack }) => ({
      subject: `${refund} परत केले: ऑर्डर ${number}`,
      preview: refundTo === "cash" ? "आम्ही तुमचे पैसे परत केले आहेत." : "बँकेत 5 ते 7 कामाच्या दिवसांत दिसतील.",
      title: "तुमचे पैसे परत येत आहेत",
      paragraphs: [
        refundTo === "cash"
          ? `आम्ही ${goingBack ? `${goingBack} चे` : "या ऑर्डरचे"} ${refund} तुम्हाला परत केले आहेत.`
          : `आम्ही ${goingBack ? `${goingBack} चे ` : ""}${refund} जिथून दिले तिथेच परत पाठवले आहेत: त्याच UPI ID, कार्ड किंवा बँक खात्यात. साधारण 5 ते 7 कामाच्या दिवसांत ते दिसतात.`,
      ],
    }),
    return_decided: ({ number, isReturnApproved, note, refund, goingBack, asksForAccount }) => ({
      subject: isReturnApproved ? `परतावा मंजूर: ऑर्डर ${number}` : `तुमच्या परताव्याबद्दल: ऑर्डर ${number}`,
      preview: isReturnApproved ? "पुढे काय होईल." : "आम्ही तो स्वीकारू शकलो नाही.",
      title: isReturnApproved
        ? goingBack
          ? "आम्ही या वस्तू परत घेत आहोत"
          : "आम्ही तुमची ऑर्डर परत घेत आहोत"
        : "आम्ही परतावा स्वीकारू शकलो नाही",
      paragraphs: [
        ...(note ? [`आमच्या टीमचा निरोप: ${note}`] : []),
        isReturnApproved
          ? `कृपया ${goingBack ?? "वस्तू"} तयार ठेवा: न वापरलेल्या, खोका, टॅग आणि सोबत आलेल्या सर्व गोष्टींसह. दुकानात परत पोहोचल्या की आम्ही ${refund} परत करू.`
          : `तुम्हाला हे पटत नसेल तर कृपया आम्हाला लिहा किंवा फोन करा. तक्रार अधिकारी: ${shop.grievanceOfficer.name}.`,
        ...(isReturnApproved && asksForAccount
          ? ["पैसे कोणत्या UPI ID वर किंवा बँक खात्यात पाठवायचे ते कृपया तुमच्या ऑर्डरच्या पानावर सांगा."]
          : []),
      ],
    }),
  },
  texts: {
    placed: ({ number, total, isOnline }) =>
      isOnline
        ? `${shop.name}: ऑर्डर ${number} चे ${total} मिळाले, ऑर्डर पक्की आहे.`
        : `${shop.name}: तुमची ऑर्डर ${number} मिळाली. कृपया ${total} रोख तयार ठेवा.`,
    shipped: ({ number }) => `${shop.name}: तुमची ऑर्डर ${number} वाटेवर आहे.`,
    out_for_delivery: ({ number, total, isOnline }) =>
      `${shop.name}: तुमची ऑर्डर ${number} आज पोहोचेल.${isOnline ? "" : ` कृपया ${total} रोख तयार ठेवा.`}`,
    delivered: ({ number }) => `${shop.name}: तुमची ऑर्डर ${number} पोहोचली. धन्यवाद!`,
  },
  code: (code, minutes) => ({
    subject: `${code}: ${shop.name} साठी तुमचा कोड`,
    preview: `तो एकदाच, ${minutes} मिनिटे चालेल.`,
    title: "नव्या पासवर्डसाठी तुमचा कोड",
    paragraphs: [`तो एकदाच, ${minutes} मिनिटे चालेल. आम्ही तो फोनवर किंवा चॅटवर कधीही मागत नाही.`],
    warning: "तुम्ही हा कोड मागितला नसेल तर या मेलकडे दुर्लक्ष करा: कोडशिवाय कोणी काही करू शकत नाही.",
  }),
  orderCode: ({ code, minutes, number, total }) => ({
    subject: `${code}: ऑर्डर ${number} पक्की करण्याचा कोड`,
    preview: `तो एकदाच, ${minutes} मिनिटे चालेल.`,
    title: "ऑर्डर पक्की करण्याचा तुमचा कोड",
    paragraphs: [
      `तो तुमच्या ऑर्डर ${number} च्या पानावर लिहा (${total}, रोख द्यायचे आहेत). तो एकदाच, ${minutes} मिनिटे चालेल.`,
      "त्यामुळे आम्हाला फोन करावा लागत नाही. आम्ही हा कोड फोनवर किंवा चॅटवर कधीही मागत नाही.",
    ],
    warning: "तुम्ही काही ऑर्डर केले नसेल तर कृपया कोड वापरू नका आणि आम्हाला कळवा.",
  }),
  orderCodeText: ({ code, minutes, number }) =>
    `${shop.name}: ${code} हा तुमची ऑर्डर ${number} पक्की करण्याचा कोड आहे. तो ${minutes} मिनिटे चालेल. तो कोणालाही सांगू नका.`,
  labels: {
    order: "ऑर्डर",
    track: "ऑर्डर कुठे आहे, पाहा",
    details: "ऑर्डर पाहा",
    steps: { placed: "मिळाली", confirmed: "पक्की", shipped: "रवाना", delivered: "पोहोचली" },
    goods: "तुमच्या वस्तू",
    size: "साइझ",
    subtotal: "वस्तू",
    delivery: "डिलिव्हरी",
    free: "मोफत",
    codFee: "कॅश ऑन डिलिव्हरी शुल्क",
    total: "एकूण",
    arrives: "पोहोचेल",
    deliverTo: "डिलिव्हरीचा पत्ता",
    payment: "पैसे",
    cash: "कॅश ऑन डिलिव्हरी",
    online: "ऑनलाइन दिले",
    courier: "कुरिअर",
    tracking: "ट्रॅकिंग नंबर",
    invoiceAttached: "तुमचे बिल PDF मध्ये सोबत आहे.",
    creditNoteAttached: "क्रेडिट नोट PDF मध्ये सोबत आहे.",
    help: "काही प्रश्न? आम्हाला फोन करा किंवा या मेलला उत्तर द्या",
    grievance: "तक्रार अधिकारी",
    why: "हा मेल तुमच्या खात्यामुळे किंवा ऑर्डरमुळे आला आहे. ही जाहिरात नाही.",
  },
};
