export default { title: "My addresses" };
