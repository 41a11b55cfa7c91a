export default { title: "privacy" };
