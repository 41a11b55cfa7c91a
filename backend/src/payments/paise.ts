/** Providers use paise; the rest of the shop uses rupees. Only payments/ sends paise to a partner. */
export const toPaise = (rupees: number) => Math.round(rupees * 100);
export const toRupees = (paise: number) => paise / 100;
