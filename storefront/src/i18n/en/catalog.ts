export default { title: "catalog" };
