import type { raEn } from "./ra-en";

/** react-admin's own texts in Marathi, those of the bar, of notifications and of failures. */
export const raMr: typeof raEn = {
  ra: {
    action: {
      back: "मागे",
      refresh: "रिफ्रेश करा",
      undo: "परत घ्या",
      close: "बंद करा",
      open_menu: "मेनू उघडा",
      close_menu: "मेनू बंद करा",
      toggle_theme: "उजळ/गडद रूप",
      update_application: "पान पुन्हा लोड करा",
    },
    page: {
      error: "काहीतरी चुकले",
      loading: "लोड होत आहे",
      not_found: "सापडले नाही",
      access_denied: "प्रवेश नाही",
      authentication_error: "साइन-इन तपासता आले नाही",
    },
    message: {
      details: "तपशील",
      error: "तुमची विनंती पूर्ण झाली नाही.",
      loading: "कृपया थांबा",
      not_found: "हा पत्ता चुकीचा आहे किंवा अस्तित्वात नाही.",
      access_denied: "हे पान पाहण्याची तुम्हाला परवानगी नाही",
      authentication_error: "साइन-इन तपासताना चूक झाली.",
      auth_error: "साइन-इन तपासताना चूक झाली.",
      placeholder_data_warning: "नेटवर्कची अडचण: ताजी माहिती मिळाली नाही.",
    },
    navigation: { skip_nav: "मजकुरावर जा" },
    notification: {
      updated: "जतन झाले",
      created: "तयार झाले",
      deleted: "काढून टाकले",
      item_doesnt_exist: "हे आता नाही",
      http_error: "सर्व्हरशी बोलता आले नाही",
      canceled: "क्रिया रद्द झाली",
      bad_item: "हे बरोबर नाही",
      data_provider_error: "माहिती आणताना चूक झाली.",
      i18n_error: "या भाषेतील मजकूर लोड झाला नाही",
      logged_out: "तुमचे सत्र संपले आहे, कृपया पुन्हा साइन इन करा.",
      not_authorized: "तुम्हाला याची परवानगी नाही.",
      application_update_available: "नवी आवृत्ती उपलब्ध आहे.",
      offline: "इंटरनेट नाही. माहिती आणता आली नाही.",
    },
    auth: { auth_check_error: "पुढे जाण्यासाठी साइन इन करा", logout: "लॉग आउट" },
  },
};
