export const findOrderHi = {
  findOrder: {
    title: "ऑर्डर खोजें",
    number: "ऑर्डर, ट्रैकिंग या बिल का नंबर",
    help: "स्कैन करें या लिखें और Enter दबाएँ। स्कैन हर पेज पर काम करता है।",
    open: "खोलें",
  },
};
