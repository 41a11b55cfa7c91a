/** Providers count paise; the rest of the shop counts rupees. Nothing but payments/ speaks paise to a partner. */
export const toPaise = (rupees: number) => Math.round(rupees * 100);
export const toRupees = (paise: number) => paise / 100;
