/** An order that the shop's own vehicle brings. */
export default {
  day: "Day",
  time: "When should we come?",
  slot: "{{from}}–{{to}}",
  free: "Free",
  title: "Our vehicle brings it",
  when: "{{day}}, {{from}}–{{to}}",
  code: "Your code for our driver",
  codeText: "Please tell it once the goods are with you. Whoever knows it can take your order.",
  toPay: "To pay at the door: {{amount}}",
  move: "Another time? Please call us: {{phone}}",
  returns: "For a return, our vehicle fetches the goods from you.",
};
