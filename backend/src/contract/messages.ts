/** Every fixed sentence of Spec §8 once, word for word, and the shop's own beside them. */
const forSize = (size?: string | null) => (size ? ` for size ${size}` : "");

export const messages = {
  // Spec §8
  authenticationRequired: "Authentication required",
  pleaseLogin: "Please login to continue",
  onlyQuantityAvailable: (n: number, size?: string | null) => `Only ${n} quantity available${forSize(size)}`,
  sizeOutOfStock: (size: string) => `Size ${size} is out of stock`,
  selectSizeFirst: "Please select a size first",
  featuredFailed: "Failed to fetch featured products",
  carouselFailed: "Failed to fetch carousel slides",
  orderCreateFailed: "Failed to create order",
  paymentVerifyFailed: "Payment verification failed",
  orderListFailed: "Failed to fetch orders",
  orderDetailsFailed: "Failed to fetch order details",
  orderTrackFailed: "Failed to track order",
  orderCancelFailed: "Failed to cancel order",
  shippingFailed: "Failed to calculate shipping charge",
  notFoundPage: "404 Not Found",
  cartUpdated: "Cart item is updated successfully",
  cartDeleted: "Cart item is deleted successfully",
  cartAdded: "Product is added to cart",
  reviewAdded: "Review added successfully!",

  // Access
  notYours: "This belongs to another account",
  adminsOnly: "Only the shop's staff may do this",
  shoppersOnly: "Please use a shopper's account for this",
  foreignOrigin: "This request did not come from the shop's own pages",
  tooMany: "Too many tries. Please wait a little and try again",

  // Accounts
  registered: "Registration successful. Please login to continue",
  emailTaken: "An account with this e-mail already exists",
  phoneTaken: "An account with this phone number already exists",
  wrongCredentials: "E-mail, phone or password is not right",
  loggedIn: "Logged in successfully",
  loggedOut: "Logged out successfully",
  otpSent: "If an account with this e-mail exists, we have sent it a code",
  otpWrong: "This code is not right or has expired",
  otpVerified: "Code verified",
  resetTokenWrong: "This link has expired. Please ask for a new code",
  passwordReset: "Your password is changed. Please login with it",
  accountSaved: "Your details are saved",
  passwordWrong: "The current password is not right",
  accountDeleted: "Your account is deleted",
  lastAdmin: "This is the shop's last staff account. Please make another one first",
  /** The name on the reviews of somebody whose account is gone. */
  formerCustomer: "Former customer",

  // Things
  notFound: "There is no such page or call",
  productGone: "This product is no longer available",
  productNotFound: "Product not found",
  orderNotFound: "Order not found",
  addressNotFound: "Address not found",
  slideNotFound: "Slide not found",
  featureNotFound: "Feature image not found",
  outOfStock: "This product is out of stock",
  justSoldOut: "Someone was faster: a product in your cart has just sold out. Please look at your cart again",
  cartEmpty: "Your cart is empty",
  lineNotInCart: "This product is not in your cart",
  cartFull: (lines: number) => `A cart holds up to ${lines} different products. Please order these first`,
  cartChanged: "Your cart has changed. Please look at it again before you order",
  addressSaved: "Address saved",
  addressSavedUnknownPincode: "Address saved. We don't know this pincode, please double-check it",
  addressDeleted: "Address deleted",
  tooManyAddresses: "You can keep up to 10 addresses. Please delete one first",
  pincodeOfOtherState: (pincode: string, state: string) => `Pincode ${pincode} belongs to ${state}`,
  pincodeMalformed: "Please enter a 6-digit pincode",
  pincodeUnserved: (pincode: string) => `We don't deliver to ${pincode} yet`,
  codNotAvailable: (reason: string) => `Cash on delivery is not available: ${reason}`,
  parcelTooLarge: "Store pickup or call us",
  illegalMove: (from: string, to: string, legal: readonly string[]) =>
    `An order that is ${from} cannot become ${to}. ` +
    (legal.length ? `It can become: ${legal.join(", ")}` : "It is at the end of its way"),
  illegalPayment: (from: string, to: string) => `A payment that is ${from} cannot be noted as ${to} here`,
  onlyCancel: "Only a cancellation can be asked for here",
  orderPlaced: "Your order is placed",
  orderCancelled: "Your order is cancelled",
  noInvoiceYet: "The invoice is made when the order is packed",
  orderUpdated: "Order updated",
  onlinePaymentUnavailable: "Online payment is not available at the moment. Please choose cash on delivery",

  // Product files
  chooseFile: "Please choose a file",
  fileNotUtf8: (what: string) => `This file is not UTF-8 (${what}). Please save it as "CSV UTF-8"`,
  fileIsWorkbook: 'This is a spreadsheet workbook. Please save it as "CSV UTF-8" first',
  fileEmpty: "This file holds no products",
  fileNeedsSku: "The file needs a column named sku",
  fileUnknownColumn: (name: string) => `There is no column named "${name}" in a product file`,
  fileRepeatedColumn: "Two columns of the file have the same name",
  fileBrokenQuotes: (row: number) => `The quotation marks around row ${row} do not match`,
  fileTooLong: (rows: number) =>
    `A file may hold at most ${rows.toLocaleString("en-IN")} products. Please split it`,
  rowTooLong: "This row has more cells than the file has columns",
  rowsInvalid: (rows: number) =>
    rows === 1
      ? "One row has an error. Nothing was imported"
      : `${rows} rows have errors. Nothing was imported`,
  skuMalformed: "An SKU has up to 61 letters, digits, dots, dashes, slashes or underscores, without spaces",
  skuRepeated: (row: number) => `This SKU stands in row ${row} already`,
  skuTaken: "Another product has this SKU",
  stockReserved: (pieces: number, size: string | null) =>
    `${pieces} pieces ${size ? `of size ${size} ` : ""}belong to open orders: the stock cannot be below that`,
  reviewNotFound: "Review not found",

  // Requests
  malformed: "The request could not be read",
  invalid: "Please check what you entered",
  tooLarge: "This is too large",
  wrongType: "This type of content is not accepted here",
  unavailable: "The shop is busy for a moment. Please try again",
  internal: "Something went wrong on our side. Please try again",
} as const;
