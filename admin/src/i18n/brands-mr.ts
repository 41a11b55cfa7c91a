import type { BrandTexts } from "./brands-en";

export const brandsMr: BrandTexts = {
  brands: {
    list: "दुकानाचे ब्रँड",
    help: "उत्पादने यांतून, याच क्रमाने निवडतात. ग्राहक यांनुसार गाळू शकतात.",
    add: "ब्रँड जोडा",
    edit: "ब्रँड बदला",
    editNow: "बदला",
    remove: "हटवा",
    up: "वर न्या",
    down: "खाली न्या",
    hidden: "लपवलेला",
    products: "%{smart_count} उत्पादन |||| %{smart_count} उत्पादने",
    hiddenMeans:
      "लपवलेला ब्रँड गाळण्यात दिसत नाही आणि नव्या उत्पादनांसाठी मिळत नाही. ज्या उत्पादनांचा तो आहे, त्यांचा राहतो.",
    emptyMeans: "रिकामे ठेवल्यास नाव इंग्रजीप्रमाणेच लिहिले जाईल, जसे अनेक जण LG किंवा HP लिहितात.",
    none: "अजून ब्रँड नाहीत.",
    noBrand: "ब्रँड नाही",
    save: "जतन करा",
    saved: "ब्रँड जतन झाला",
    removed: "ब्रँड हटवला",
    ordered: "क्रम जतन झाला",
    offer: "या फाइलमध्ये अनोळखी ब्रँड आहेत: ते जोडा, मग फाइल पुन्हा तपासली जाईल.",
    addNow: "“%{brand}” ला %{category} मध्ये जोडा",
    fields: { label: "नाव", categories: "कोणत्या विभागांत", isHidden: "लपवलेला", brandIds: "क्रम" },
  },
};
