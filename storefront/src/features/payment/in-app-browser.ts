/**
 * True in the browsers inside Instagram, Facebook and other apps: they block the payment window's pop-ups and its way
 * to a UPI app, so the payment needs a page of its own there.
 */
export const isInAppBrowser = (userAgent: string) =>
  /Instagram|FBAN|FBAV|FB_IAB|Snapchat|Line\/|Twitter|LinkedInApp|Pinterest|MicroMessenger|; wv\)/.test(
    userAgent,
  );
