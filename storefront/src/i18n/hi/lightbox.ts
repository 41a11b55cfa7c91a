import type en from "../en/lightbox";

const texts: typeof en = {
  dialog: "{{title}}: तस्वीरें पूरी स्क्रीन पर",
  gallery: "तस्वीरें",
  carousel: "तस्वीरों की कतार",
  slide: "तस्वीर",
  previous: "पिछली तस्वीर",
  next: "अगली तस्वीर",
  close: "बंद करें",
  zoomIn: "बड़ा करें",
  zoomOut: "छोटा करें",
};
export default texts;
