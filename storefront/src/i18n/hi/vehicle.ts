import type en from "../en/vehicle";

const texts: typeof en = {
  day: "दिन",
  time: "हम कब आएँ?",
  slot: "{{from}}–{{to}}",
  free: "मुफ़्त",
  title: "हमारी गाड़ी पहुँचाएगी",
  when: "{{day}}, {{from}}–{{to}}",
  code: "हमारे ड्राइवर के लिए आपका कोड",
  codeText: "सामान मिल जाने पर कृपया इसे बताएँ। जिसे यह पता हो, वह आपका ऑर्डर ले सकता है।",
  toPay: "दरवाज़े पर देने हैं: {{amount}}",
  move: "दूसरा समय चाहिए? कृपया हमें फ़ोन करें: {{phone}}",
  returns: "वापसी का सामान हमारी गाड़ी आपके यहाँ से ले जाएगी।",
};
export default texts;
