import { door } from "../../api/door";
import { readCart } from "../../ordering/cart/read-cart";

export const getCart = door("getCart", async ({ actor }) => ({ data: await readCart(actor.id) }));
