export default { title: "My account" };
