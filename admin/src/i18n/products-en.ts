/** The texts of the products' pages: they are fetched with the first of these pages. */
export const productsEn = {
  product: {
    sku: {
      title: "SKU",
      help: "Your own number for this product: on labels, in the search and in product files. Leave it empty to have none.",
      save: "Save the SKU",
      saved: "The SKU is saved",
    },
    formerAddresses: {
      title: "Former addresses",
      help: "When a product has become a choice of this one, or was at another address, enter that address here: links to it then lead to this product.",
      show: "Show former addresses",
      none: "None so far",
      address: "Former address",
      example: "For example /shop/product/red-kurta",
      leadsTo: "Leads to",
      whole: "The product as it opens",
      add: "Enter the address",
      delete: "Delete %{address}",
      failed: "The addresses could not be read",
    },
    choices: {
      title: "Choices",
      help: "If it comes in several colours, storages or the like: each can have its own price, stock and pictures.",
      none: "There is nothing to choose.",
      add: "Add choices",
      change: "Change the choices",
      remove: "Sell it without choices",
      ofChoices: "Its stock and prices are those of its choices.",
      combinations: "%{smart_count} combination for sale |||| %{smart_count} combinations for sale",
      saved: "The choices are saved",
    },
    variantPrices: {
      title: "Prices by size or choice",
      help: "A size or choice may cost more or less than the others. Leave the sale price empty if there is no sale.",
      price: "Price: %{choice}",
      salePrice: "Sale price: %{choice}",
      save: "Save the prices",
      saved: "The prices are saved",
      wrong: "Please enter an amount",
    },
    duplicate: "Duplicate",
    duplicating: {
      same: "A new product with the same choices",
      sameHelp: "With its colours, storages and sizes, their prices and pictures. Nothing is in stock yet.",
      single: "A new product without choices",
      singleHelp: "One thing with one price, such as another model. Sizes are kept.",
      choice: "Another colour or size of this product",
      choiceHelp: "No new product: it is added below under “Choices”, and shoppers find both on one page.",
    },
    preview: {
      hidden: "Preview as a shopper",
      onSale: "View in the shop",
      saved: "Shows what was saved, without your changes on this page.",
      blocked: "The browser has blocked the new tab. Please allow pop-ups for this page and press again.",
    },
    offeredHelp:
      "A new size starts without stock; add it with “Change stock”. Removing a size removes its stock.",
    sizesHelp:
      "Enter a number for each size you sell; leave a size empty if you do not offer it. Without sizes the product has a single stock.",
    lowStockHelp: "Below this number, each size counts as low in stock. Empty: below %{limit}. 0: never.",
    mrpHelp:
      "The highest price that may be asked for it, with all taxes, as printed on the package. Empty: it has none, as used goods.",
    mrpBelowPrice: "The MRP must not be below the price",
    netQuantityHelp:
      "What one package holds: 500 g, 1 kg, 250 ml, 1 L, 5 m or 10 pieces. Pages then say the price per unit. Empty: the sizes or choices are different quantities.",
    makerHelp:
      "Name and full address, so that a shopper can write there. Say which of the three it is if you like: “Packed by …”.",
    purchaseHelp:
      "What the shop paid for one item. GST then applies to the margin only (Rule 32(5)); shoppers never see it.",
    gstHelp:
      "The product's own rate. Garments and footwear are taxed at 5 % up to ₹2,500 per item and 18 % above, whatever is entered here.",
    taxProposal: "For this title and category: HSN %{hsn}, GST %{rate} %.",
    useTax: "Use them",
    noTaxProposal:
      "The shop has no proposal for this title. A product without HSN code and GST rate is stored, but not sold.",
    taxProposed:
      "The shop has proposed the HSN code and GST rate from the category and title. Please check them.",
    statusHelp: "Shoppers see nothing of a draft.",
    notSold: {
      draft: "A draft: shoppers don't see it. Publish it when it is ready.",
      tax: "Not on sale: the HSN code or the GST rate is missing. Please enter both.",
      other: "Not on sale: it has no price or no category of this shop.",
    },
    translations: {
      heading: "In Hindi and Marathi",
      gaps: { old: "English has changed", missing: "Hindi or Marathi missing" },
      help: "Shoppers who read in Hindi or Marathi see these. When you change the English text, its old translation is hidden in the shop until you update it here.",
      hi: "Hindi",
      mr: "Marathi",
      title: "Title in %{language}",
      description: "Description in %{language}",
      specifications: "Specifications in %{language}",
      featuredDescription: "Why it is featured, in %{language}",
      rowsHelp:
        "One line for each row, in the same order: name, colon, value. Empty, the English rows are shown.",
      startFromEnglish: "Start from the English rows",
      outdated:
        "The English text has changed since this was translated. Until you review it, shoppers see the English.",
      outdatedText: "The English has changed",
      outdatedIn: "%{languages}: out of date",
      save: "Save %{language}",
      stillRight: "%{language} still fits",
      saved: "The translation is saved and visible",
    },
    hsnHelp: "4, 6 or 8 digits",
    confirmTax: "They are right",
    bulk: {
      title: "Change %{smart_count} product |||| Change %{smart_count} products",
      kinds: {
        price: "Price",
        stock: "Stock",
        status: "In the shop",
        featured: "Featured",
        category: "Category",
      },
      ways: {
        priceTo: "New price (₹)",
        priceBy: "Raise or lower by per cent",
        saleBy: "Sale: per cent off the price",
        saleEnd: "End the sale",
        stockTo: "New number for sale",
        stockBy: "Items more (+) or fewer (−)",
      },
      percent: "Per cent",
      rounding: "Round to",
      roundings: { rupee: "whole rupees", paisa: "paise" },
      noSale: "no sale",
      skipped: {
        same: "Is so already",
        range: "This value is not possible",
        perSize: "Counted per size: change it on the product's page",
        saleAbove: "The sale price would not be below the price",
      },
      apply: "Change %{smart_count} product |||| Change %{smart_count} products",
      progress: "%{some} of %{all}",
      doneOne: "Changed",
      done: "%{smart_count} product changed |||| %{smart_count} products changed",
      undone: "%{smart_count} product is as before |||| %{smart_count} products are as before",
      partlyUndone:
        "%{smart_count} as before; %{left} left as they are, because somebody has changed them since",
    },
    inline: {
      overtaken: "Somebody has changed it to %{value} meanwhile. Press Enter again to save yours.",
      overtakenBy: "%{name} has changed it to %{value} meanwhile. Press Enter again to save yours.",
      unsaved: "Not saved. Try again",
    },
  },
};

export type ProductsTexts = typeof productsEn;
