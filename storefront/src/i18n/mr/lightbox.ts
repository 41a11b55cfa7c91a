import type en from "../en/lightbox";

const texts: typeof en = {
  dialog: "{{title}}: फोटो पूर्ण स्क्रीनवर",
  gallery: "फोटो",
  carousel: "फोटोंची रांग",
  slide: "फोटो",
  previous: "मागचा फोटो",
  next: "पुढचा फोटो",
  close: "बंद करा",
  zoomIn: "मोठे करा",
  zoomOut: "लहान करा",
};
export default texts;
