import type en from "../en/banner";

const texts: typeof en = {
  title: "नमस्ते, बाज़ार में आपका स्वागत है",
  text: "फ़ोन, कपड़े, खिलौने और खेती का सामान, पूरे भारत में पहुँच।",
  points: {
    cash: "UPI या कार्ड से भुगतान करें, या जहाँ मिले वहाँ दरवाज़े पर नकद",
    track: "देखिए कि आपका ऑर्डर कहाँ पहुँचा",
    returns: "पसंद न आए तो लौटाएँ",
  },
};
export default texts;
