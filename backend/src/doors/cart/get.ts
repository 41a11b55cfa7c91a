import { door } from "../../api/door";
import { readCart } from "../../cart/read-cart";

export const getCart = door("getCart", async ({ actor }) => ({ data: await readCart(actor.id) }));
