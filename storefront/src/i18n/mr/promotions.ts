export default {
  open: "कोड आहे का?",
  label: "कोड",
  apply: "लागू करा",
  empty: "कृपया कोड लिहा",
  failed: "कोड लागू झाला नाही. कृपया पुन्हा प्रयत्न करा",
  forDelivery: "चेकआउटवेळी डिलिव्हरी शुल्कातून कमी होईल",
  remove: "कोड {{code}} काढा",
  off: "सवलत {{label}}",
  title: "ऑफर",
};
