export default { title: "Checkout" };
