/** Pictures in full screen: what a screen reader says of the dialog and its buttons. */
export default {
  dialog: "{{title}}: pictures in full screen",
  gallery: "Pictures",
  carousel: "row of pictures",
  slide: "picture",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};
