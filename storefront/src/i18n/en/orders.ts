export default { title: "My orders" };
