export default { title: "product" };
