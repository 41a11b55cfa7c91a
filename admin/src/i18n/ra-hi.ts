import type { raEn } from "./ra-en";

/** react-admin's own texts in Hindi, those of the bar, of notifications and of failures. */
export const raHi: typeof raEn = {
  ra: {
    action: {
      back: "वापस",
      refresh: "ताज़ा करें",
      undo: "वापस लें",
      close: "बंद करें",
      open_menu: "मेनू खोलें",
      close_menu: "मेनू बंद करें",
      toggle_theme: "उजला/गहरा रूप",
      update_application: "पेज फिर से लोड करें",
    },
    page: {
      error: "कुछ गड़बड़ हो गई",
      loading: "लोड हो रहा है",
      not_found: "नहीं मिला",
      access_denied: "पहुँच नहीं",
      authentication_error: "साइन-इन जाँचा नहीं जा सका",
    },
    message: {
      details: "विवरण",
      error: "आपका अनुरोध पूरा नहीं हो सका।",
      loading: "कृपया प्रतीक्षा करें",
      not_found: "यह पता गलत है या मौजूद नहीं।",
      access_denied: "इस पेज को देखने की अनुमति आपको नहीं है",
      authentication_error: "साइन-इन की जाँच में गड़बड़ हुई।",
      auth_error: "साइन-इन की जाँच में गड़बड़ हुई।",
      placeholder_data_warning: "नेटवर्क की दिक़्क़त: ताज़ा जानकारी नहीं मिली।",
    },
    navigation: { skip_nav: "सामग्री पर जाएँ" },
    notification: {
      updated: "सहेजा गया",
      created: "बनाया गया",
      deleted: "हटाया गया",
      item_doesnt_exist: "यह अब मौजूद नहीं है",
      http_error: "सर्वर से बात नहीं हो सकी",
      canceled: "कार्रवाई रद्द हुई",
      bad_item: "यह ठीक नहीं है",
      data_provider_error: "जानकारी लाने में गड़बड़ हुई।",
      i18n_error: "इस भाषा के शब्द लोड नहीं हो सके",
      logged_out: "आपका सत्र समाप्त हो गया है, कृपया फिर साइन इन करें।",
      not_authorized: "आपको इसकी अनुमति नहीं है।",
      application_update_available: "नया संस्करण उपलब्ध है।",
      offline: "इंटरनेट नहीं है। जानकारी नहीं लाई जा सकी।",
    },
    auth: { auth_check_error: "आगे बढ़ने के लिए साइन इन करें", logout: "लॉग आउट" },
  },
};
