export default {
  open: "कोई कोड है?",
  label: "कोड",
  apply: "लागू करें",
  empty: "कृपया कोड लिखें",
  failed: "कोड लागू नहीं हो सका। कृपया फिर कोशिश करें",
  forDelivery: "चेकआउट पर डिलीवरी शुल्क से कम होगा",
  remove: "कोड {{code}} हटाएँ",
  off: "छूट {{label}}",
  title: "ऑफ़र",
};
