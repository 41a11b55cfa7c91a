export default { open: "Open cart", title: "Your Cart" };
