export default { title: "terms" };
