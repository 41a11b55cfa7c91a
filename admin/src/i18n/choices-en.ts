/** The texts of the dialog with what a product comes in: they are fetched with it. */
export const choicesEn = {
  choices: {
    title: "What it comes in",
    help: "Name what shoppers choose, such as Colour, and its values, in English. Each combination below then has its own price, stock and pictures.",
    name: "What is chosen",
    size: "Size",
    usual: { Colour: "Colour", Storage: "Storage", Size: "Size" },
    ownOption: "Something else",
    removeOption: "Remove",
    valueOf: "%{option}: a value",
    removeValue: "Remove %{value}",
    newValue: "Add a value",
    addValue: "Add to %{option}",
    exampleColours: "Black, Grey",
    exampleValues: "128 GB, 256 GB",
    unknownColour:
      "The shop does not know the shade of a colour with a dashed ring: shoppers see its picture instead.",
    words: "Names in Hindi and Marathi",
    wordsHelp:
      "Leave a field empty if the grey word in it is right. Where nothing is written, shoppers read the English.",
    combinations: "%{smart_count} combination for sale |||| %{smart_count} combinations for sale",
    combinationsHelp:
      "Untick what you do not sell. The stock of what is already in the shop is changed with “Change stock”, its SKU under “SKU”.",
    sameForAll: "Same for all",
    fill: "Fill in",
    stock: "Stock",
    figures: { price: "Price: %{choice}", salePrice: "Sale price: %{choice}", stock: "Stock: %{choice}" },
    inShop: "%{smart_count} in the shop |||| %{smart_count} in the shop",
    sell: "Sell %{choice}",
    notSold: "Not sold",
    leaves: "Will be removed with its stock",
    choosePictures: "Pictures of %{choice}",
    addPictures: "Pictures",
    picturesOf: "Pictures: %{choice}",
    picturesHelp:
      "Press the pictures that show this choice. Without any, shoppers see those that belong to no choice.",
    picture: "Picture %{number}",
    picturesForColour: "The same for everything in %{colour}",
    usePictures: "Use these",
    save: "Save the choices",
    leave: "What you have entered here is not saved yet.",
    discard: "Leave without saving",
    wrong: {
      name: "Please name what is chosen",
      nameTwice: "Two of these have the same name",
      noValue: "Please add a value",
      value: "Please fill in each value, or remove it",
      valueTwice: "A value is there twice",
      amount: "Please enter an amount",
      stock: "Please enter whole pieces",
      noneSold: "Please tick at least one combination",
      tooMany: "These are more than %{most} combinations. Please leave out some values",
    },
  },
};

export type ChoicesTexts = typeof choicesEn;
