/** Razorpay counts paise; the rest of the shop counts rupees. Nothing outside this folder speaks paise to a partner. */
export const toPaise = (rupees: number) => Math.round(rupees * 100);
export const toRupees = (paise: number) => paise / 100;
