export default { title: "contact" };
