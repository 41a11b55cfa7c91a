import { inWords } from "../../contract/shop-figures";
import { officerBetween, shop } from "../../platform/identity/current";
import type { Texts } from "./texts";

const shopName = () => inWords(shop().name, "en");

export const en: Texts = {
  hello: (name) => `Namaste ${name},`,
  between: (from, to) => (from === to ? `on ${from}` : `between ${from} and ${to}`),
  inSlot: (day, from, to) => `on ${day} between ${from} and ${to}`,
  notConfirmed: "It was not confirmed with the code in time. You are welcome to order again.",
  notCollected: "It was not picked up in time. You are welcome to order again.",
  hours: { weekdays: (hours) => `Monday to Saturday ${hours}`, sunday: (hours) => `Sunday ${hours}` },
  mails: {
    placed: ({ number, total, isOnline, asksForCode, confirmBy, arrives }) => ({
      subject: isOnline ? `Paid and confirmed: order ${number}` : `We have your order ${number}`,
      preview: isOnline
        ? `Your payment of ${total} reached us.`
        : `${total}, to be paid in cash when it arrives.`,
      title: isOnline ? "Paid, and your order is confirmed" : "Thank you for your order",
      paragraphs: [
        isOnline
          ? `Your payment of ${total} reached us and we are getting your goods ready.`
          : asksForCode
            ? `Please confirm it on your order's page with the code we sent you. ${confirmBy ? `Without the code the order is cancelled after ${confirmBy}.` : "If you can't, we will call you."} Please keep ${total} in cash ready for the delivery.`
            : `We are looking at your order now and will confirm it shortly. Please keep ${total} in cash ready for the delivery.`,
        ...(arrives ? [`It should reach you ${arrives}.`] : []),
      ],
    }),
    confirmed: ({ number, total, arrives, wasPaid }) => ({
      subject: `Confirmed: order ${number}`,
      preview: arrives ? `It should reach you ${arrives}.` : "We are getting it ready.",
      title: "Your order is confirmed",
      paragraphs: [
        wasPaid
          ? "We are packing your goods. They are already paid for."
          : `We are packing your goods. You pay ${total} in cash when they arrive.`,
        "The invoice will be on your order's page once the parcel is packed.",
      ],
    }),
    ready: ({ number, total, wasPaid, pickup }) => ({
      subject: `Ready for pickup: order ${number}`,
      preview: pickup ? `Your code at the counter is ${pickup.code}.` : "You can pick it up.",
      title: "Your order is ready",
      paragraphs: [
        ...(pickup ? [`Your code at the counter is ${pickup.code}. Please show it when you come.`] : []),
        wasPaid ? "It is paid already." : `You pay ${total} when you pick it up.`,
        ...(pickup ? [`We keep it for you until ${pickup.until}.`] : []),
        ...(pickup?.hours ? [`We are open: ${pickup.hours}.`] : []),
      ],
    }),
    collect_soon: ({ number, wasPaid, pickup }) => ({
      subject: `Please pick up your order ${number}`,
      preview: pickup ? `We keep it until ${pickup.until}.` : "It is waiting for you.",
      title: "Your order is waiting for you",
      paragraphs: [
        `It is ready at our shop${pickup ? `, and we keep it until ${pickup.until}` : ""}. After that we cancel it${wasPaid ? " and send your money back" : ""}.`,
        ...(pickup ? [`Your code at the counter is ${pickup.code}. Please show it when you come.`] : []),
        ...(pickup?.hours ? [`We are open: ${pickup.hours}.`] : []),
      ],
    }),
    shipped: ({ number, arrives, courier }) => ({
      subject: `On its way: order ${number}`,
      preview: courier
        ? `With ${courier.name}, tracking number ${courier.awb}.`
        : "Your parcel has left our shop.",
      title: "Your parcel is on its way",
      paragraphs: [
        courier ? `${courier.name} has picked up your parcel.` : "Your parcel has left our shop.",
        ...(arrives ? [`It should reach you ${arrives}.`] : []),
      ],
    }),
    delivery_failed: ({ number, total, wasPaid, courier }) => ({
      subject: `We could not deliver order ${number}`,
      preview: "We will try again.",
      title: "We could not deliver your parcel",
      paragraphs: [
        `${courier ? courier.name : "We"} tried to bring your parcel and could not hand it over. There is usually another try on one of the next working days.`,
        wasPaid
          ? "Please keep your phone within reach."
          : `Please keep your phone within reach, and ${total} in cash.`,
        "If the address or the phone number is wrong, please tell us at once.",
      ],
    }),
    coming_back: ({ number, wasPaid }) => ({
      subject: `Coming back to us: order ${number}`,
      preview: "Your parcel could not be delivered.",
      title: "Your parcel is coming back to us",
      paragraphs: [
        "It could not be handed over to you and is on its way back to our shop.",
        wasPaid
          ? "Once it is back with us, we send your money back and write to you again."
          : "You don't have to pay anything.",
        "If you still want it, please write or call, or simply order again.",
      ],
    }),
    brought_again: ({ number, total, wasPaid, courier }) => ({
      subject: `Brought to you once more: order ${number}`,
      preview: "Your parcel is not coming back to us after all.",
      title: "Your parcel is brought to you once more",
      paragraphs: [
        `${courier ? courier.name : "The courier"} is on the way to you with it today. Please forget that it was coming back.`,
        wasPaid
          ? "Please keep your phone within reach."
          : `Please keep your phone within reach, and ${total} in cash.`,
        "If you no longer want it, simply do not take it.",
      ],
    }),
    delivered: ({ number, returnBy }) => ({
      subject: `Delivered: order ${number}`,
      preview: returnBy ? `You can send it back until ${returnBy}.` : "We hope you like it.",
      title: "Your order was delivered",
      paragraphs: [
        "We hope you like your order. If something is wrong, tell us and we will put it right.",
        ...(returnBy ? [`You can ask to return the order until ${returnBy}.`] : []),
      ],
    }),
    cancelled: ({ number, reason, wasPaid, total, refundTo }) => ({
      subject: `Cancelled: order ${number}`,
      preview: wasPaid ? `${total} goes back to you.` : "Nothing has to be paid.",
      title: "Your order is cancelled",
      paragraphs: [
        ...(reason ? [`Reason: ${reason}`] : []),
        wasPaid
          ? refundTo === "cash"
            ? `We are refunding the ${total} you paid. Please tell us on your order's page where to send it; we will write again when it is done.`
            : `${total} goes back the way you paid. We will write again when it is done.`
          : "Nothing was charged, and nothing has to be paid.",
      ],
    }),
    refunded: ({ number, refund, refundTo, goingBack }) => ({
      subject: `${refund} refunded: order ${number}`,
      preview:
        refundTo === "cash"
          ? "We have returned your money."
          : "Your bank shows it within 5 to 7 working days.",
      title: "Your money is on its way back",
      paragraphs: [
        refundTo === "cash"
          ? `We have returned ${refund} for ${goingBack ?? "this order"} to you.`
          : `We have sent ${refund}${goingBack ? ` for ${goingBack}` : ""} back the way you paid: to the same UPI ID, card or bank account. It usually shows within 5 to 7 working days.`,
      ],
    }),
    return_asked: ({ number, goingBack }) => ({
      subject: `We have your return request: order ${number}`,
      preview: "We look at it and write to you.",
      title: "We have your return request",
      paragraphs: [
        `You would like to send back ${goingBack ?? "this order"}. We look at it and write to you what happens next.`,
        "Please keep everything as it is, with box, tags and all that came with it.",
      ],
    }),
    return_decided: ({ number, isReturnApproved, note, refund, goingBack, asksForAccount }) => ({
      subject: isReturnApproved ? `Return approved: order ${number}` : `About your return: order ${number}`,
      preview: isReturnApproved ? "What happens next." : "We could not accept it.",
      title: isReturnApproved
        ? goingBack
          ? "We take these goods back"
          : "We take your order back"
        : "We could not accept the return",
      paragraphs: [
        ...(note ? [`Our team says: ${note}`] : []),
        isReturnApproved
          ? `Please keep ${goingBack ?? "the goods"} ready, unused and with box, tags and everything that came with them. Once they are back in our shop, we refund ${refund}.`
          : `If you disagree, please write or call.${officerBetween(" Our grievance officer is ", ".")}`,
        ...(isReturnApproved && asksForAccount
          ? ["Please tell us on your order's page which UPI ID or bank account to send the money to."]
          : []),
      ],
    }),
    return_closed: ({ number, note }) => ({
      subject: `Your return is closed: order ${number}`,
      preview: "Nothing is refunded.",
      title: "Your return is closed",
      paragraphs: [
        ...(note ? [`Our team says: ${note}`] : []),
        `We had approved it. Now it is closed, and nothing is refunded. If you have sent the goods, please write or call.${officerBetween(" Our grievance officer is ", ".")}`,
      ],
    }),
    return_reopened: ({ number, note, refund, goingBack, asksForAccount }) => ({
      subject: `We have taken up your return again: order ${number}`,
      preview: "What happens next.",
      title: "We have taken up your return again",
      paragraphs: [
        ...(note ? [`Our team says: ${note}`] : []),
        `It is no longer closed. Once ${goingBack ?? "the goods"} and all that came with them are back in our shop, we refund ${refund}.`,
        ...(asksForAccount
          ? ["Please tell us on your order's page which UPI ID or bank account to send the money to."]
          : []),
      ],
    }),
  },
  pickupMails: {
    placed: ({ number, total, isOnline, arrives }) => ({
      subject: isOnline ? `Paid and confirmed: order ${number}` : `We have your order ${number}`,
      preview: isOnline
        ? `Your payment of ${total} reached us.`
        : `${total}, to be paid when you pick it up.`,
      title: isOnline ? "Paid, and your order is confirmed" : "Thank you for your order",
      paragraphs: [
        isOnline
          ? `Your payment of ${total} reached us and we are getting your goods ready.`
          : `We are looking at your order now and will confirm it shortly. You pay ${total} at the shop when you pick it up.`,
        ...(arrives ? [`It should be ready ${arrives}.`] : []),
        "We write to you as soon as it is ready, with the code for the counter.",
      ],
    }),
    confirmed: ({ number, total, arrives, wasPaid }) => ({
      subject: `Confirmed: order ${number}`,
      preview: arrives ? `It should be ready ${arrives}.` : "We are getting it ready.",
      title: "Your order is confirmed",
      paragraphs: [
        wasPaid
          ? "We are getting your goods ready. They are already paid for."
          : `We are getting your goods ready. You pay ${total} at the shop when you pick them up.`,
        "We write to you as soon as you can come, with the code for the counter.",
      ],
    }),
    delivered: ({ number, returnBy }) => ({
      subject: `Picked up: order ${number}`,
      preview: returnBy ? `You can bring it back until ${returnBy}.` : "We hope you like it.",
      title: "You have picked up your order",
      paragraphs: [
        "Thank you for coming. If something is wrong, tell us and we will put it right.",
        ...(returnBy ? [`You can ask to return the order until ${returnBy}.`] : []),
      ],
    }),
  },
  vehicleMails: {
    shipped: ({ number, total, wasPaid, vehicle }) => ({
      subject: `On its way: order ${number}`,
      preview: vehicle ? `Our vehicle comes ${vehicle.when}.` : "Our vehicle is on its way.",
      title: "Our vehicle is on its way to you",
      paragraphs: [
        vehicle ? `We bring your order ${vehicle.when}.` : "We bring your order today.",
        ...(vehicle
          ? [`Your code is ${vehicle.code}. Please tell it to our driver once the goods are with you.`]
          : []),
        wasPaid ? "It is paid already." : `You pay ${total} at the door.`,
      ],
    }),
    delivery_failed: ({ number, vehicle }) => ({
      subject: `We could not deliver order ${number}`,
      preview: "We agree on another time with you.",
      title: "Our vehicle did not find you",
      paragraphs: [
        `We came with your order${vehicle ? ` ${vehicle.when}` : ""} and could not hand it over.`,
        "We will call you to agree on another time. If the address or the phone number is wrong, please tell us at once.",
      ],
    }),
  },
  slotMoved: ({ number, when }) => ({
    subject: `Another time for your order ${number}`,
    preview: `Our vehicle comes ${when}.`,
    title: "Our vehicle comes at another time",
    paragraphs: [
      `We now bring your order ${when}.`,
      "If this does not suit you, please call us or reply to this e-mail, and we find another time.",
    ],
  }),
  slotMovedText: ({ number, when }) =>
    `${shopName()}: we now bring order ${number} ${when}. Does not suit? Please call us.`,
  vehicleFetches:
    "Our own vehicle fetches the goods from you. We will call you to agree on a time; you need not carry anything to us.",
  texts: {
    placed: ({ number, total, isOnline }) =>
      isOnline
        ? `${shopName()}: order ${number} is paid (${total}) and confirmed.`
        : `${shopName()}: we have your order ${number}. Please keep ${total} ready in cash.`,
    ready: ({ number, pickup }) =>
      `${shopName()}: order ${number} is ready at the shop.${pickup ? ` Code: ${pickup.code}. We keep it until ${pickup.until}.` : ""}`,
    collect_soon: ({ number, pickup }) =>
      `${shopName()}: order ${number} is waiting for you.${pickup ? ` We keep it until ${pickup.until}. Code: ${pickup.code}.` : ""}`,
    shipped: ({ number }) => `${shopName()}: your order ${number} is on its way.`,
    out_for_delivery: ({ number, total, isOnline }) =>
      `${shopName()}: your order ${number} arrives today.${isOnline ? "" : ` Please keep ${total} ready in cash.`}`,
    delivered: ({ number }) => `${shopName()}: your order ${number} was delivered. Thank you!`,
  },
  vehicleText: ({ number, total, isOnline, vehicle }) =>
    `${shopName()}: our vehicle brings order ${number} ${vehicle?.when ?? "today"}.${vehicle ? ` Code: ${vehicle.code}.` : ""}${isOnline ? "" : ` You pay ${total} at the door.`}`,
  pickupTexts: {
    placed: ({ number, total, isOnline }) =>
      isOnline
        ? `${shopName()}: order ${number} is paid (${total}). We write when it is ready to pick up.`
        : `${shopName()}: we have your order ${number}. You pay ${total} when you pick it up.`,
    delivered: ({ number }) => `${shopName()}: you have picked up order ${number}. Thank you!`,
  },
  pushes: {
    confirmed: ({ number }) => ({
      title: "Your order is confirmed",
      body: `We are getting order ${number} ready.`,
    }),
    ready: ({ number }) => ({
      title: "Ready for pickup",
      body: `Order ${number} is waiting at our shop. Tap for the code.`,
    }),
    collect_soon: ({ number }) => ({
      title: "Your order is waiting for you",
      body: `Please pick up order ${number} soon. Tap to see until when we keep it.`,
    }),
    slot_moved: ({ number }) => ({
      title: "Another time for your order",
      body: `We bring order ${number} at another time. Tap to see when.`,
    }),
    shipped: ({ number }) => ({ title: "On its way", body: `Order ${number} has left our shop.` }),
    out_for_delivery: ({ number, isByVehicle }) => ({
      title: isByVehicle ? "Our vehicle is on its way" : "Arrives today",
      body: `Order ${number} is out for delivery.`,
    }),
    delivery_failed: ({ number }) => ({
      title: "We could not deliver",
      body: `Nobody could take order ${number}. Tap to see what happens next.`,
    }),
    coming_back: ({ number }) => ({
      title: "Coming back to us",
      body: `Order ${number} could not be delivered and is on its way back.`,
    }),
    brought_again: ({ number }) => ({
      title: "Arrives today after all",
      body: `Order ${number} is brought to you once more.`,
    }),
    delivered: ({ number, isPickup }) => ({
      title: isPickup ? "Picked up" : "Delivered",
      body: isPickup
        ? `You have picked up order ${number}. Thank you!`
        : `Order ${number} has arrived. Thank you!`,
    }),
    cancelled: ({ number }) => ({
      title: "Order cancelled",
      body: `Order ${number} is cancelled. Tap to see why.`,
    }),
    refunded: ({ number }) => ({
      title: "Money refunded",
      body: `We have sent back money for order ${number}.`,
    }),
    return_decided: ({ number }) => ({
      title: "About your return",
      body: `We have decided on your return for order ${number}. Tap to read it.`,
    }),
    return_closed: ({ number }) => ({
      title: "Your return is closed",
      body: `The return for order ${number} is closed. Tap to read why.`,
    }),
    return_reopened: ({ number }) => ({
      title: "Your return goes on",
      body: `We have taken up the return for order ${number} again. Tap to read it.`,
    }),
  },
  welcome: () => ({
    subject: `Welcome to ${shopName()}`,
    preview: "Your account is ready.",
    title: "Your account is ready",
    paragraphs: [
      `An account at ${shopName()} was opened with this e-mail. In it you find your orders with their invoices, your addresses, and in which language we write to you.`,
      "If that was not you, please reply to this e-mail and we will remove the account.",
    ],
  }),
  code: (code, minutes) => ({
    subject: `${code} is your code for ${shopName()}`,
    preview: `It works once, for ${minutes} minutes.`,
    title: "Your code for a new password",
    paragraphs: [`It works once, for ${minutes} minutes. We never ask for it by phone or chat.`],
    warning:
      "If you did not ask for it, you can ignore this e-mail: nobody can do anything without the code.",
  }),
  signInCode: (code, minutes) => ({
    subject: `${code} is your code for ${shopName()}`,
    preview: `It works once, for ${minutes} minutes.`,
    title: "Your code to sign in",
    paragraphs: [
      "Enter it on the page where you asked for it.",
      `It works once, for ${minutes} minutes. We never ask for it by phone or chat.`,
    ],
    warning:
      "If you did not ask for it, you can ignore this e-mail: nobody gets into your account without the code.",
  }),
  signInCodeText: (code, minutes) =>
    `${shopName()}: ${code} is your code to sign in. It works for ${minutes} minutes. Tell it to nobody.`,
  orderCode: ({ code, minutes, number, total }) => ({
    subject: `${code} confirms your order ${number}`,
    preview: `It works once, for ${minutes} minutes.`,
    title: "Your code to confirm the order",
    paragraphs: [
      `Enter it on the page of your order ${number} (${total}, to be paid in cash). It works once, for ${minutes} minutes.`,
      "It saves us a call. We never ask for it by phone or chat.",
    ],
    warning: "If you did not order anything, please do not use the code and let us know.",
  }),
  orderCodeText: ({ code, minutes, number }) =>
    `${shopName()}: ${code} is the code to confirm your order ${number}. It works for ${minutes} minutes. Tell it to nobody.`,
  staffLetter: {
    invited: ({ name, email }) => ({
      subject: `Your staff account at ${shopName()}`,
      preview: "Choose a password, and you can sign in.",
      title: `Welcome to the team, ${name}`,
      paragraphs: [
        `${shopName()} has made you a staff account. You sign in with ${email}.`,
        "Choose a password first: open the page below and enter your e-mail. We send you a code, and with it you set your password.",
        "Nobody else gets to know it, not even the owner. If you did not expect this, please ignore this e-mail.",
      ],
    }),
    reset: ({ email }) => ({
      subject: "Please choose a new password",
      preview: "The shop's owner has deleted your old one.",
      title: "Please choose a new password",
      paragraphs: [
        `An owner of ${shopName()} has deleted the password of your staff account and signed you out everywhere.`,
        `Open the page below and enter ${email}. We send you a code, and with it you set a new password.`,
        "If you do not know why, please ask the owner.",
      ],
    }),
  },
  colleagueSecondFactor: {
    on: ({ name, email }) => ({
      subject: `${name} has set up a second step`,
      preview: `Signing in to the staff account ${email} now takes a code as well.`,
      title: `${name} has set up a second step`,
      paragraphs: [
        `Signing in to the staff account ${email} now takes a code from an authenticator app.`,
        "You hear of this as an owner. If it was not them, block the account on the page “Staff”: whoever knows their password could have done it.",
      ],
    }),
    off: ({ name, email }) => ({
      subject: `${name} has no second step any more`,
      preview: `The password alone opens the staff account ${email} now.`,
      title: `${name} has no second step any more`,
      paragraphs: [
        `The password alone opens the staff account ${email} now.`,
        "You hear of this as an owner. If nobody told you why, please ask them, or block the account on the page “Staff”.",
      ],
    }),
  },
  newApiKey: ({ name, by, until }) => ({
    subject: `A new API key: ${name}`,
    preview: `${by} has made a key with which a program can call the shop.`,
    title: `A new API key: ${name}`,
    paragraphs: [
      `${by} has made a key with which a program can call the shop. It works until ${until}.`,
      "You hear of this as an owner. If nobody told you why, please ask them, or revoke the key on the page “API keys”.",
    ],
  }),
  webhookOff: ({ host }) => ({
    subject: `The webhook to ${host} is switched off`,
    preview: `For three days ${host} has taken no message of the shop.`,
    title: `The webhook to ${host} is switched off`,
    paragraphs: [
      `${host} has taken no message of the shop for three days, or says that it wants none any more. It is told nothing from now on.`,
      "Please ask whoever runs that program. On the page “Webhooks” you see what it answered, and switch it on again; what it missed, the program can read with its key.",
    ],
  }),
  secondFactor: {
    on: {
      subject: "Signing in now takes a code as well",
      preview: "The second step of your staff account is on.",
      title: "Your second step is on",
      paragraphs: [
        "From now on you sign in with your password and a code from your authenticator app. You are signed out everywhere else.",
        "Keep the recovery codes somewhere you can reach without your phone. We never ask for a code by phone or chat.",
        "If this was not you, change your password at once and tell the person who runs the shop.",
      ],
      action: { label: "Look at it", path: "/admin/second-step" },
    },
    off: {
      subject: "Signing in no longer takes a code",
      preview: "The second step of your staff account is off.",
      title: "Your second step is off",
      paragraphs: [
        "From now on your password alone is enough to sign in. Your recovery codes no longer work.",
        "If this was not you, change your password at once and tell the person who runs the shop.",
      ],
      action: { label: "Set it up again", path: "/admin/second-step" },
    },
  },
  contactCode: {
    email: (code, minutes) => ({
      subject: `${code} is your code for ${shopName()}`,
      preview: `It works once, for ${minutes} minutes.`,
      title: "Your code for the new e-mail",
      paragraphs: [
        "Enter it in your account. From then on you sign in with this e-mail, and our e-mails come here.",
        `It works once, for ${minutes} minutes. We never ask for it by phone or chat.`,
      ],
      warning: "If you did not ask for it, you can ignore this e-mail: nothing changes without the code.",
    }),
    phone: (code, minutes) => ({
      subject: `${code} is your code for ${shopName()}`,
      preview: `It works once, for ${minutes} minutes.`,
      title: "Your code for the new mobile number",
      paragraphs: [
        "Enter it in your account. From then on you sign in with the new number.",
        `It works once, for ${minutes} minutes. We never ask for it by phone or chat.`,
      ],
      warning:
        "If you did not ask for it, somebody knows your password: do not use the code, and change your password now.",
    }),
  },
  contactCodeText: (code, minutes) =>
    `${shopName()}: ${code} is the code to sign in with this number. It works for ${minutes} minutes. Tell it to nobody.`,
  secondFactorCode: (code, minutes) => ({
    subject: `${code} is your code for ${shopName()}`,
    preview: `It works once, for ${minutes} minutes.`,
    title: "Your code for the second step",
    paragraphs: [
      "Enter it in the panel, with the code that your app shows. From then on signing in takes a code of the app.",
      `It works once, for ${minutes} minutes. We never ask for it by phone or chat.`,
    ],
    warning:
      "If you did not ask for it, somebody knows your password: do not use the code, and change your password now.",
  }),
  accountNews: {
    password: ({ at }) => ({
      subject: "Your password was changed",
      preview: `On ${at}`,
      title: "Your password was changed",
      paragraphs: [
        `Your password was changed on ${at}. All your other devices are signed out.`,
        "If that was you, there is nothing to do. If it was not, set a new password now, which signs everybody out, and tell us.",
      ],
    }),
    email: ({ at, hint }) => ({
      subject: "Your account has another e-mail now",
      preview: `Since ${at}: ${hint}`,
      title: "Your account has another e-mail now",
      paragraphs: [
        `Since ${at} you sign in to your account with ${hint}, and our e-mails go there. This address no longer works for it.`,
        "If that was you, there is nothing to do. If it was not, please call us or reply to this e-mail at once: we will help you get your account back.",
      ],
    }),
    phone: ({ at, hint }) => ({
      subject: "Your account has another mobile number now",
      preview: `Since ${at}: ${hint}`,
      title: "Your account has another mobile number now",
      paragraphs: [
        `Since ${at} you sign in to your account with the number ${hint}. The earlier number no longer works for it.`,
        "If that was you, there is nothing to do. If it was not, set a new password now, which signs everybody out, and tell us.",
      ],
    }),
    passkey: ({ at }) => ({
      subject: "Your account has a new passkey",
      preview: `On ${at}`,
      title: "Your account has a new passkey",
      paragraphs: [
        `A passkey was added to your account on ${at}. Whoever holds the device it is on, and can unlock it, can sign in.`,
        "If that was you, there is nothing to do. If it was not, set a new password now, which removes all passkeys and signs everybody out, and tell us.",
      ],
    }),
  },
  whenBack: ({ title, size, left, stop }) => ({
    subject: `Back in stock: ${title}`,
    preview: size ? `Size ${size} can be ordered again.` : "It can be ordered again.",
    title: `${title} is back`,
    paragraphs: [
      size
        ? `You asked us to write when size ${size} is back. It is.`
        : "You asked us to write when it is back. It is.",
      left === 1
        ? "There is one piece, for whoever orders first."
        : `There are ${left} pieces, for whoever orders first.`,
      `This was our only mail about it. No such mails at all: ${stop}`,
    ],
  }),
  priceDrop: ({ title, lines, more, stop }) => ({
    subject: lines.length > 1 ? `Costs less now: ${title} and more` : `Costs less now: ${title}`,
    preview: "Something on your wishlist has a lower price.",
    title: "Your wishlist costs less",
    paragraphs: [
      "Something on your wishlist has a lower price than when you put it there, or than we last told you.",
      ...lines,
      ...(more > 0 ? [`And ${more} more.`] : []),
      `We write about prices once a day at the most. No such mails at all: ${stop}`,
    ],
    why: "You received this e-mail because these products are on your wishlist.",
  }),
  questions: {
    answered: ({ title, question, said }) => ({
      subject: `Our answer about ${title}`,
      preview: said.slice(0, 100),
      title: "Our answer to your question",
      paragraphs: [
        "Thank you for asking. Our answer now stands on the product's page too, for everybody who wonders the same.",
        `You asked: “${question}”`,
        ...said.split(/\n+/),
      ],
      why: "You received this e-mail because you asked a question about this product.",
    }),
    declined: ({ title, question, said }) => ({
      subject: `About your question on ${title}`,
      preview: said.slice(0, 100),
      title: "About your question",
      paragraphs: [
        "Thank you for asking. We cannot answer your question on the product's page.",
        `You asked: “${question}”`,
        `Why: ${said}`,
        "You are welcome to call us or write to us about it.",
      ],
      why: "You received this e-mail because you asked a question about this product.",
    }),
  },
  tickets: {
    received: ({ number }) => ({
      subject: `We have your message: ${number}`,
      preview: "We answer within 48 hours.",
      title: "Your message has reached us",
      paragraphs: [
        `Its ticket number is ${number}. Please mention it if you call or write again.`,
        "We answer within 48 hours, and settle a complaint within a month.",
      ],
    }),
    shop: ({ number, topic, name, contact, message }) => ({
      subject: `New ticket ${number} (${topic})`,
      preview: name,
      title: `${name} has written to the shop`,
      paragraphs: [contact, ...message.split(/\n+/), "Please answer within 48 hours."],
    }),
    answered: ({ number, answer }) => ({
      subject: `Our answer to your message ${number}`,
      preview: answer.slice(0, 100),
      title: "Our answer to your message",
      paragraphs: [
        ...answer.split(/\n+/),
        `Not settled? Call or write to us, and mention the ticket number ${number}.`,
      ],
    }),
  },
  labels: {
    ticketPage: "Open the ticket",
    toShop: "To the shop",
    newPassword: "Set a new password",
    seeProduct: "See it in the shop",
    toWishlist: "To your wishlist",
    staffPage: "Open “Staff”",
    apiKeysPage: "Open “API keys”",
    webhooksPage: "Open “Webhooks”",
    order: "Order",
    track: "Follow your order",
    details: "See your order",
    steps: {
      placed: "Placed",
      confirmed: "Confirmed",
      ready: "Ready",
      shipped: "Shipped",
      delivered: "Delivered",
      collected: "Picked up",
    },
    goods: "Your goods",
    size: "Size",
    subtotal: "Goods",
    delivery: "Delivery",
    free: "Free",
    discount: "Discount",
    codFee: "Cash-on-delivery fee",
    total: "Total",
    arrives: "Arrives",
    readyOn: "Ready on",
    deliverTo: "Delivery address",
    pickUpAt: "Pick it up at",
    pickup: "Pickup at the shop",
    payment: "Payment",
    cash: "Cash on delivery",
    atCounter: "At the shop, when you pick it up",
    atDoor: "At the door",
    online: "Paid online",
    courier: "Courier",
    tracking: "Tracking number",
    invoiceAttached: "Your invoice is attached as a PDF.",
    creditNoteAttached: "The credit note is attached as a PDF.",
    help: "Questions? Call us or reply to this e-mail",
    grievance: "Grievance officer",
    why: "You received this e-mail because of your account or order with us. It is not advertising.",
  },
};
