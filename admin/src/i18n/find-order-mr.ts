export const findOrderMr = {
  findOrder: {
    title: "ऑर्डर शोधा",
    number: "ऑर्डर, ट्रॅकिंग किंवा बिलाचा क्रमांक",
    help: "स्कॅन करा किंवा लिहा आणि Enter दाबा. स्कॅन प्रत्येक पानावर चालते.",
    open: "उघडा",
  },
};
