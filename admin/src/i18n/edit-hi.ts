import type { EditTexts } from "./edit-en";

/** The texts of concurrent edits, of an ended session, and of stock corrections. */
export const editHi: EditTexts = {
  edit: {
    title: "इस पर किसी और ने भी काम किया है",
    help: "अभी कुछ सेव नहीं हुआ है, और आपका लिखा हुआ सब सुरक्षित है। हर जगह चुनिए कि किसकी बात रखनी है।",
    somebody: "किसी और",
    changedBy: "%{name} ने बदला, %{time}",
    changed: "इस बीच किसी फ़ाइल या दूसरे प्रोग्राम से बदला",
    theirs: "उनका रखें",
    mine: "मेरा रखें",
    back: "फ़ॉर्म पर लौटें",
    save: "यह चुनकर सेव करें",
    fields: { sizes: "साइज़", specifications: "विशेषताएँ", order: "सूची का क्रम" },
  },
};
