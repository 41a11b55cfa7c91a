import { readCart } from "../../../cart/read-cart";
import { door } from "../../pipeline/door";

export const getCart = door("getCart", async ({ actor }) => ({ data: await readCart(actor.id) }));
