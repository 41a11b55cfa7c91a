export default { title: "about" };
