import type en from "../en/refunds";

const texts: typeof en = {
  refund: {
    owed: "आने बाकी हैं",
    owedText: "{{date}} से बाकी। जहाँ आप बताएँ वहाँ भेजते हैं, आम तौर पर 3 कामकाजी दिनों में।",
    by: {
      cash: "{{date}} को आपको नकद दिए।",
      upi: "{{date}} को UPI से भेजे।",
      bank: "{{date}} को आपके बैंक खाते में भेजे। आम तौर पर 2 कामकाजी दिनों में दिखते हैं।",
    },
    reference: "ट्रांसफ़र नंबर: {{reference}}",
    pending: "आपके पास आ रहे हैं",
    pendingText: "{{date}} को शुरू हुआ। बैंक में दिखने में आम तौर पर 5 से 7 कामकाजी दिन लगते हैं।",
    processed: "आपको भेज दिए",
    processedText:
      "{{date}} को वहीं भेजे जहाँ से आपने भुगतान किया था। बैंक में दिखने में आम तौर पर 5 से 7 कामकाजी दिन लगते हैं।",
    failed: "अभी नहीं भेजे जा सके",
    failedText: "{{date}} को बैंक ने नहीं लिए। हम देख रहे हैं; आपको कुछ नहीं करना है।",
  },
  account: {
    title: "पैसे कहाँ जाएँगे",
    missing: "कृपया बताएँ कि पैसे कहाँ भेजें।",
    upi: "UPI ID {{hint}}",
    bank: "बैंक खाता {{hint}}",
    say: "बताएँ",
    change: "बदलें",
    delete: "हटाएँ",
    notDeleted: "हटाया नहीं जा सका",
  },
};
export default texts;
