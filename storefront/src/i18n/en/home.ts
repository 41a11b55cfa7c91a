export default { title: "home" };
