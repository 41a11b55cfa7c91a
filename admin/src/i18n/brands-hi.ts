import type { BrandTexts } from "./brands-en";

export const brandsHi: BrandTexts = {
  brands: {
    list: "दुकान के ब्रांड",
    help: "उत्पाद इन्हीं में से, इसी क्रम में चुने जाते हैं। ग्राहक इनसे छाँट सकते हैं।",
    add: "ब्रांड जोड़ें",
    edit: "ब्रांड बदलें",
    editNow: "बदलें",
    remove: "मिटाएँ",
    up: "ऊपर करें",
    down: "नीचे करें",
    hidden: "छिपा हुआ",
    products: "%{smart_count} उत्पाद |||| %{smart_count} उत्पाद",
    hiddenMeans: "छिपा हुआ ब्रांड न छाँटने में दिखता है, न नए उत्पादों के लिए मिलता है। जिन उत्पादों का यह है, उनका रहता है।",
    none: "अभी कोई ब्रांड नहीं है।",
    noBrand: "कोई ब्रांड नहीं",
    save: "सहेजें",
    saved: "ब्रांड सहेजा गया",
    removed: "ब्रांड मिटाया गया",
    ordered: "क्रम सहेजा गया",
    offer: "इस फ़ाइल में अनजाने ब्रांड हैं: उन्हें जोड़ें, फिर फ़ाइल दोबारा जाँची जाएगी।",
    addNow: "“%{brand}” को %{category} में जोड़ें",
    fields: { label: "नाम", categories: "किन श्रेणियों में", isHidden: "छिपा हुआ", brandIds: "क्रम" },
  },
};
