import type { EditTexts } from "./edit-en";

/** The texts of concurrent edits, of an ended session, and of stock corrections. */
export const editMr: EditTexts = {
  edit: {
    title: "यावर आणखी कोणीतरी काम केले आहे",
    help: "अजून काही सेव्ह झालेले नाही, आणि तुम्ही लिहिलेले सगळे जसेच्या तसे आहे. प्रत्येक ठिकाणी कोणाचे ठेवायचे ते निवडा.",
    somebody: "दुसऱ्या कोणी",
    changedBy: "%{name} यांनी बदलले, %{time}",
    changed: "मधल्या काळात फाइलने किंवा दुसऱ्या प्रोग्रॅमने बदलले",
    theirs: "त्यांचे ठेवा",
    mine: "माझे ठेवा",
    back: "फॉर्मकडे परत",
    save: "असे निवडून सेव्ह करा",
    fields: { sizes: "साइझ", specifications: "वैशिष्ट्ये", order: "यादीचा क्रम" },
  },
};
