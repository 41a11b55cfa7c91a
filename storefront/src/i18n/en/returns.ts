export default { title: "returns" };
