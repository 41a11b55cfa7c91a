import { fieldLabels } from "@contract/product-field-labels";
import englishMessages from "ra-language-english";
import { mergeTranslations } from "react-admin";
import { brandsEn } from "./brands-en";
import { couponsEn } from "./coupons-en";
import { customersEn } from "./customers-en";
import { editEn } from "./edit-en";
import { openingEn } from "./opening-en";
import { raEn } from "./ra-en";
import { shopEn } from "./shop-en";
import { toolsEn } from "./tools-en";

/** What the pages have in common, but the dashboard: fetched with the first of them. */
export const panelPagesEn = {
  ...toolsEn,
  ...shopEn,
  ...openingEn,
  ...editEn,
  ...customersEn,
  ...couponsEn,
  ...brandsEn,
  product: {
    onThisPage: "On this page",
    basics: "What it is",
    priceAndStock: "Price and stock",
    pictures: "Pictures",
    parcel: "The packed parcel",
    tax: "Tax and origin",
    specifications: "Specifications",
    featured: "Featured",
    offered: "Sizes on sale",
    price: "Price",
    sizes: "Sizes and stock",
    stockHelp: "Items in the shop, including those reserved for orders",
    picturesHelp:
      "PNG, JPEG, WebP or AVIF up to 8 MB. Drag them into order: the first one is the main picture.",
    addPicture: "Add pictures",
    uploading: "Uploading…",
    uploadingOf: "Uploading %{nth} of %{all}…",
    makeMain: "Make main picture",
    dragPicture: "Picture %{place}, drag to move",
    mainPicture: "Main",
    cropPicture: "Crop picture",
    cropHelp: "Drag the frame or its corners; with the keyboard, the arrow keys move what has the focus.",
    cropSave: "Use this part",
    removePicture: "Remove picture",
    search: "Search products",
    reserved: "%{smart_count} reserved",
    saleBelowPrice: "The sale price must be below the price",
    notOnSale: "Not on sale",
    statuses: { published: "For sale", draft: "Draft" },
    conditions: { new: "New", refurbished: "Refurbished", "second-hand": "Second-hand" },
  },
  order: {
    search: "Number, name or phone",
    from: "From",
    to: "To",
    items: "Goods",
    address: "Delivery address",
    timeline: "What happened",
    totals: "Amounts",
    subtotal: "Goods",
    shipping: "Shipping",
    discount: "Discount",
    codFee: "Cash-on-delivery fee",
    total: "Total",
    moveOn: "Change the status",
    newStatus: "New status",
    note: "Note on the timeline",
    noteFor: "Who reads it",
    noteForStaff: "Only our staff",
    noteForShopper: "The shopper too",
    noteOwn: "only staff",
    noteShown: "shopper reads it",
    overtaken: "%{name} has updated this order meanwhile. What you typed is still here; please look again.",
    reason: "Reason of the cancellation",
    parcels: "Sent from",
    unknownLocation: "Unnamed location",
    courierName: "Courier",
    awb: "Tracking number (AWB)",
    save: "Update order",
    updated: "Order updated",
    finished: "This order is complete.",
    cancel: "Cancel the order",
    cancelTitle: "Cancel order %{number}?",
    cancelStock: "The items go back into stock, and the shopper reads the reason. This cannot be undone.",
    cancelled: "The order is cancelled",
    customer: "Customer",
    code: {
      waiting: "Waiting for the shopper's code",
      until: "A code went to %{sentTo}. It works until %{until}.",
      ended: "The code sent to %{sentTo} no longer works; the shopper can ask for a new one.",
      call: "If the shopper does not enter it, please call: you can confirm or cancel the order as usual.",
      lapses:
        "If the shopper does not enter it by %{until}, the order is cancelled automatically. You can call, and confirm or cancel it before then.",
    },
    cashOff: {
      title: "Cash is off here",
      account:
        "For this account: %{smart_count} parcel came back in %{days} days |||| For this account: %{smart_count} parcels came back in %{days} days",
      phone:
        "For phone %{phone}: %{smart_count} parcel came back in %{days} days |||| For phone %{phone}: %{smart_count} parcels came back in %{days} days",
      address:
        "For this address: %{smart_count} parcel came back in %{days} days |||| For this address: %{smart_count} parcels came back in %{days} days",
      allow: "Allow again",
      ask: "Allow cash again?",
      means: "Parcels that came back so far no longer count here. Parcels that come back later do.",
      done: "Cash is allowed again",
    },
    by: { shopper: "shopper", admin: "shop", courier: "courier", system: "system" },
    payment: {
      pending: "Pending",
      authorized: "Authorised",
      paid: "Paid",
      failed: "Failed",
      cod_due: "Cash due",
      refund_pending: "Refund on its way",
      partially_refunded: "Partly refunded",
      refunded: "Refunded",
      cancelled: "Cancelled",
    },
    method: { cod: "Cash on delivery", online: "Online payment" },
  },
  place: {
    up: "Move up",
    down: "Move down",
    drag: "Drag to move",
    saved: "Order saved",
    preview: "Preview",
    hidden: "Hidden",
  },
  carousel: {
    onPhone: "On a phone",
    atDesk: "On a computer",
    status: { live: "Live", scheduled: "Scheduled", over: "Over", off: "Off" },
    statusAt: { live: "Live until %{time}", scheduled: "From %{time}", over: "Over since %{time}" },
    previewHelp: "This is how the home page will show it.",
    linkHelp: "A path of this shop, such as /shop/listing?category=toys, or an https address",
    unsafeLink: "Please give a path of this shop or an https address",
  },
  translated: {
    en: "English",
    hi: "Hindi",
    mr: "Marathi",
    older: "Older than the English: shoppers read the English",
    holds: "Still right",
    preview: "Language of the preview",
  },
  resources: {
    ...toolsEn.resources,
    ...customersEn.resources,
    ...couponsEn.resources,
    products: {
      empty: "No products yet.",
      fields: {
        ...fieldLabels("en"),
        titleHi: "Title in Hindi",
        descriptionHi: "Description in Hindi",
        titleMr: "Title in Marathi",
        descriptionMr: "Description in Marathi",
        images: "Pictures",
        totalStock: "Stock",
        updatedAt: "Changed",
        specifications: { label: "Name", value: "Value" },
        inStock: "In stock",
        onSale: "On sale",
        lowStock: "Low stock",
        isPublished: "Shown in the shop",
        translation: "Translations",
      },
    },
    orders: {
      empty: "No orders yet. The first one will appear here.",
      fields: {
        orderNumber: "Order",
        orderDate: "Placed",
        customer: { userName: "Customer" },
        totalAmount: "Total",
        orderStatus: "Status",
        paymentStatus: "Payment",
        paymentMethod: "Paid by",
        deliveryPincode: "Pincode",
      },
    },
    carousel: {
      empty: "No slides yet.",
      fields: {
        title: "Title",
        subtitle: "Subtitle",
        cta: "Button's text",
        link: "Button's link",
        image: "Picture",
        bg: "Background",
        active: "Shown",
        from: "Shown from",
        until: "Shown until",
        translations: {
          hi: {
            title: "Title in Hindi",
            subtitle: "Subtitle in Hindi",
            cta: "Button's text in Hindi",
            outdated: "Hindi older than the English",
          },
          mr: {
            title: "Title in Marathi",
            subtitle: "Subtitle in Marathi",
            cta: "Button's text in Marathi",
            outdated: "Marathi older than the English",
          },
        },
      },
    },
    features: {
      empty: "No feature images yet.",
      fields: {
        image: "Picture",
        title: "Title",
        description: "Description",
        active: "Shown",
        translations: {
          hi: {
            title: "Title in Hindi",
            description: "Description in Hindi",
            outdated: "Hindi older than the English",
          },
          mr: {
            title: "Title in Marathi",
            description: "Description in Marathi",
            outdated: "Marathi older than the English",
          },
        },
      },
    },
  },
};

export type PagesTexts = typeof panelPagesEn;

export const pagesEn = { ...mergeTranslations(englishMessages, raEn), ...panelPagesEn };
