import type { CustomersTexts } from "./customers-en";

export const customersHi: CustomersTexts = {
  customer: {
    search: "नाम, ई-मेल या फ़ोन",
    none: "अभी किसी का खाता नहीं है",
    person: "ग्राहक",
    orders: "ऑर्डर",
    returns: "वापसी वाले",
    cameBack: "बिना डिलीवरी लौटे",
    newestOrders: "नए ऑर्डर",
    noOrders: "अभी कोई ऑर्डर नहीं",
    note: "नोट",
    noteHelp: "यहाँ इसे सिर्फ़ स्टाफ़ देखता है। ग्राहक अपना डेटा माँगें तो यह भी उसमें होता है।",
    replaceNote: "मेरा नोट रखें",
    data: "उनका डेटा",
    dataHelp: "जब ग्राहक अपना डेटा या खाता बंद करना चाहें और साइन इन न कर पाएँ। दोनों बातें ऑडिट लॉग में दर्ज होती हैं।",
    download: "डेटा की फ़ाइल",
    delete: "खाता हटाएँ",
    deleteAsk: "%{name} का खाता हटाएँ?",
    deleteMeans:
      "पते, कार्ट, साइन-इन और नोट हमेशा के लिए हट जाते हैं और समीक्षाओं से नाम हट जाता है। ऑर्डर और इनवॉइस कानून के अनुसार रहते हैं।",
    cash: {
      title: "कैश ऑन डिलीवरी",
      account: "यह खाता",
      on: "चालू",
      off: "बंद",
      block: "बंद करें",
      allow: "फिर चालू करें",
      facts:
        "%{smart_count} खुला नकद ऑर्डर, %{amount} · लौटे: %{returned} |||| %{smart_count} खुले नकद ऑर्डर, %{amount} · लौटे: %{returned}",
      blockAsk: "%{whose} से अब नकद न लें?",
      blockMeans: "नए ऑर्डर का भुगतान सिर्फ़ ऑनलाइन होगा। दिए जा चुके ऑर्डर वैसे ही रहेंगे।",
      allowAsk: "%{whose} से फिर नकद लें?",
      allowMeans: "अब तक लौटे पार्सल आगे नहीं गिने जाएँगे; बाद वाले गिने जाएँगे।",
    },
  },
  resources: {
    customers: { fields: { userName: "नाम", email: "ई-मेल", phone: "फ़ोन", since: "कब से", orders: "ऑर्डर" } },
  },
};
