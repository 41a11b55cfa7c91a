import { shop } from "../../contract/shop";
import type { Texts } from "./texts";

export const hi: Texts = {
  hello: (name) => `नमस्ते ${name},`,
  between: (from, to) => (from === to ? `${from} को` : `${from} और ${to} के बीच`),
  notConfirmed: "इसे समय पर कोड से पक्का नहीं किया गया। आप चाहें तो फिर से ऑर्डर कर सकते हैं।",
  mails: {
    placed: ({ number, total, isOnline, asksForCode, confirmBy, arrives }) => ({
      subject: isOnline ? `भुगतान मिला, ऑर्डर पक्का: ${number}` : `आपका ऑर्डर ${number} हमें मिल गया`,
      preview: isOnline ? `आपका ${total} का भुगतान हमें मिल गया।` : `${total}, सामान मिलने पर नकद देने हैं।`,
      title: isOnline ? "भुगतान मिला, आपका ऑर्डर पक्का है" : "ऑर्डर के लिए धन्यवाद",
      paragraphs: [
        isOnline
          ? `आपका ${total} का भुगतान हमें मिल गया है और हम आपका सामान तैयार कर रहे हैं।`
          : asksForCode
            ? `कृपया हमारे भेजे कोड से, अपने ऑर्डर के पेज पर, इसे पक्का करें। ${confirmBy ? `${confirmBy} तक कोड न मिले तो ऑर्डर रद्द हो जाएगा।` : "न कर पाएँ तो हम आपको फ़ोन करेंगे।"} डिलीवरी के समय कृपया ${total} नकद तैयार रखें।`
            : `हम आपका ऑर्डर देख रहे हैं और जल्दी ही उसे पक्का करेंगे। डिलीवरी के समय कृपया ${total} नकद तैयार रखें।`,
        ...(arrives ? [`यह ${arrives} पहुँच जाना चाहिए।`] : []),
      ],
    }),
    confirmed: ({ number, total, arrives, wasPaid }) => ({
      subject: `ऑर्डर पक्का हुआ: ${number}`,
      preview: arrives ? `यह ${arrives} पहुँच जाना चाहिए।` : "हम इसे तैयार कर रहे हैं।",
      title: "आपका ऑर्डर पक्का हो गया",
      paragraphs: [
        wasPaid
          ? "हम आपका सामान पैक कर रहे हैं। भुगतान हो चुका है।"
          : `हम आपका सामान पैक कर रहे हैं। सामान मिलने पर आपको ${total} नकद देने हैं।`,
        "पार्सल पैक होते ही बिल आपके ऑर्डर के पेज पर मिल जाएगा।",
      ],
    }),
    shipped: ({ number, arrives, courier }) => ({
      subject: `रास्ते में है: ऑर्डर ${number}`,
      preview: courier
        ? `${courier.name} के पास, ट्रैकिंग नंबर ${courier.awb}।`
        : "आपका पार्सल हमारी दुकान से निकल चुका है।",
      title: "आपका पार्सल रास्ते में है",
      paragraphs: [
        courier ? `${courier.name} ने आपका पार्सल ले लिया है।` : "आपका पार्सल हमारी दुकान से निकल चुका है।",
        ...(arrives ? [`यह ${arrives} पहुँच जाना चाहिए।`] : []),
      ],
    }),
    delivered: ({ number, returnBy }) => ({
      subject: `पहुँच गया: ऑर्डर ${number}`,
      preview: returnBy ? `आप इसे ${returnBy} तक लौटा सकते हैं।` : "उम्मीद है आपको पसंद आएगा।",
      title: "आपका ऑर्डर पहुँच गया",
      paragraphs: [
        "उम्मीद है सामान आपको पसंद आएगा। कुछ भी ठीक न हो तो हमें बताइए, हम उसे सुधारेंगे।",
        ...(returnBy ? [`आप ${returnBy} तक ऑर्डर लौटाने का अनुरोध कर सकते हैं।`] : []),
      ],
    }),
    cancelled: ({ number, reason, wasPaid, total, refundTo }) => ({
      subject: `रद्द हुआ: ऑर्डर ${number}`,
      preview: wasPaid ? `${total} आपको लौटाए जा रहे हैं।` : "कुछ भी चुकाना नहीं है।",
      title: "आपका ऑर्डर रद्द हो गया",
      paragraphs: [
        ...(reason ? [`कारण: ${reason}`] : []),
        wasPaid
          ? refundTo === "cash"
            ? `आपके दिए ${total} आपको लौटेंगे। कृपया अपने ऑर्डर के पेज पर बताएँ कि कहाँ भेजें; भेजते ही हम फिर लिखेंगे।`
            : `${total} वहीं लौटेंगे जहाँ से आपने भुगतान किया था। पैसे भेजते ही हम आपको फिर लिखेंगे।`
          : "आपसे कोई पैसा नहीं लिया गया, और कुछ चुकाना भी नहीं है।",
      ],
    }),
    refunded: ({ number, refund, refundTo, goingBack }) => ({
      subject: `${refund} लौटाए गए: ऑर्डर ${number}`,
      preview: refundTo === "cash" ? "हमने आपके पैसे लौटा दिए हैं।" : "बैंक में 5 से 7 कामकाजी दिनों में दिखेंगे।",
      title: "आपके पैसे लौट रहे हैं",
      paragraphs: [
        refundTo === "cash"
          ? `हमने ${goingBack ?? "इस ऑर्डर"} के ${refund} आपको लौटा दिए हैं।`
          : `हमने ${goingBack ? `${goingBack} के ` : ""}${refund} वहीं लौटा दिए हैं जहाँ से आपने भुगतान किया था: उसी UPI ID, कार्ड या बैंक खाते में। आम तौर पर ये 5 से 7 कामकाजी दिनों में दिख जाते हैं।`,
      ],
    }),
    return_decided: ({ number, isReturnApproved, note, refund, goingBack, asksForAccount }) => ({
      subject: isReturnApproved ? `वापसी मंज़ूर: ऑर्डर ${number}` : `आपकी वापसी के बारे में: ऑर्डर ${number}`,
      preview: isReturnApproved ? "अब आगे क्या होगा।" : "हम इसे स्वीकार नहीं कर सके।",
      title: isReturnApproved
        ? goingBack
          ? "हम यह सामान वापस ले रहे हैं"
          : "हम आपका ऑर्डर वापस ले रहे हैं"
        : "हम वापसी स्वीकार नहीं कर सके",
      paragraphs: [
        ...(note ? [`हमारी टीम का संदेश: ${note}`] : []),
        isReturnApproved
          ? `कृपया ${goingBack ?? "सामान"} तैयार रखें: बिना इस्तेमाल, डिब्बे, टैग और साथ आई सब चीज़ों के साथ। दुकान पर वापस पहुँचते ही हम ${refund} लौटा देंगे।`
          : `अगर आप सहमत नहीं हैं तो कृपया हमें लिखें या फ़ोन करें। शिकायत अधिकारी: ${shop.grievanceOfficer.name}।`,
        ...(isReturnApproved && asksForAccount
          ? ["कृपया अपने ऑर्डर के पेज पर बताएँ कि पैसे किस UPI ID या बैंक खाते में भेजें।"]
          : []),
      ],
    }),
  },
  texts: {
    placed: ({ number, total, isOnline }) =>
      isOnline
        ? `${shop.name}: ऑर्डर ${number} का भुगतान (${total}) मिल गया, ऑर्डर पक्का है।`
        : `${shop.name}: आपका ऑर्डर ${number} मिल गया। कृपया ${total} नकद तैयार रखें।`,
    shipped: ({ number }) => `${shop.name}: आपका ऑर्डर ${number} रास्ते में है।`,
    out_for_delivery: ({ number, total, isOnline }) =>
      `${shop.name}: आपका ऑर्डर ${number} आज पहुँचेगा।${isOnline ? "" : ` कृपया ${total} नकद तैयार रखें।`}`,
    delivered: ({ number }) => `${shop.name}: आपका ऑर्डर ${number} पहुँच गया। धन्यवाद!`,
  },
  code: (code, minutes) => ({
    subject: `${code}: ${shop.name} के लिए आपका कोड`,
    preview: `यह एक बार, ${minutes} मिनट तक चलेगा।`,
    title: "नए पासवर्ड के लिए आपका कोड",
    paragraphs: [`यह एक बार, ${minutes} मिनट तक चलेगा। हम इसे फ़ोन या चैट पर कभी नहीं माँगते।`],
    warning: "अगर आपने यह कोड नहीं माँगा तो इस मेल को जाने दें: कोड के बिना कोई कुछ नहीं कर सकता।",
  }),
  orderCode: ({ code, minutes, number, total }) => ({
    subject: `${code}: ऑर्डर ${number} पक्का करने का कोड`,
    preview: `यह एक बार, ${minutes} मिनट तक चलेगा।`,
    title: "ऑर्डर पक्का करने का आपका कोड",
    paragraphs: [
      `इसे अपने ऑर्डर ${number} के पेज पर लिखें (${total}, नकद देने हैं)। यह एक बार, ${minutes} मिनट तक चलेगा।`,
      "इससे हमें आपको फ़ोन नहीं करना पड़ता। हम यह कोड फ़ोन या चैट पर कभी नहीं माँगते।",
    ],
    warning: "अगर आपने कोई ऑर्डर नहीं किया तो कृपया कोड का इस्तेमाल न करें और हमें बता दें।",
  }),
  orderCodeText: ({ code, minutes, number }) =>
    `${shop.name}: ${code} आपका ऑर्डर ${number} पक्का करने का कोड है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  secondFactor: {
    on: {
      subject: "अब साइन-इन करने के लिए कोड भी लगेगा",
      preview: "आपके स्टाफ़ खाते का दूसरा चरण चालू है।",
      title: "दूसरा चरण चालू हो गया है",
      paragraphs: [
        "अब से आप पासवर्ड और अपने ऑथेंटिकेटर ऐप के कोड से साइन-इन करेंगे। बाकी सब जगह से आपको साइन-आउट कर दिया गया है।",
        "रिकवरी कोड ऐसी जगह रखें जहाँ वे फ़ोन के बिना भी मिल जाएँ। हम फ़ोन या चैट पर कभी कोड नहीं माँगते।",
        "अगर यह आपने नहीं किया तो तुरंत पासवर्ड बदलें और दुकान चलाने वाले को बताएँ।",
      ],
      action: { label: "देखें", path: "/admin/second-step" },
    },
    off: {
      subject: "अब साइन-इन करने के लिए कोड नहीं लगेगा",
      preview: "आपके स्टाफ़ खाते का दूसरा चरण बंद है।",
      title: "दूसरा चरण बंद हो गया है",
      paragraphs: [
        "अब से सिर्फ़ पासवर्ड से साइन-इन होगा। पुराने रिकवरी कोड अब किसी काम के नहीं हैं।",
        "अगर यह आपने नहीं किया तो तुरंत पासवर्ड बदलें और दुकान चलाने वाले को बताएँ।",
      ],
      action: { label: "फिर से चालू करें", path: "/admin/second-step" },
    },
  },
  labels: {
    order: "ऑर्डर",
    track: "ऑर्डर कहाँ है, देखें",
    details: "ऑर्डर देखें",
    steps: { placed: "मिला", confirmed: "पक्का", shipped: "रवाना", delivered: "पहुँचा" },
    goods: "आपका सामान",
    size: "साइज़",
    subtotal: "सामान",
    delivery: "डिलीवरी",
    free: "मुफ़्त",
    codFee: "कैश ऑन डिलीवरी शुल्क",
    total: "कुल",
    arrives: "पहुँचेगा",
    deliverTo: "डिलीवरी का पता",
    payment: "भुगतान",
    cash: "कैश ऑन डिलीवरी",
    online: "ऑनलाइन चुकाया",
    courier: "कूरियर",
    tracking: "ट्रैकिंग नंबर",
    invoiceAttached: "आपका बिल PDF में साथ है।",
    creditNoteAttached: "क्रेडिट नोट PDF में साथ है।",
    help: "कोई सवाल? हमें फ़ोन करें या इस मेल का जवाब दें",
    grievance: "शिकायत अधिकारी",
    why: "यह मेल आपके खाते या ऑर्डर के कारण आया है। यह विज्ञापन नहीं है।",
  },
};
