import type { MedusaContainer } from "@medusajs/framework/types";

type Demo = {
  loadDemo: (container: MedusaContainer) => Promise<void>;
  loadDemoShop: () => Promise<void>;
  loadDemoKinds: (container: MedusaContainer) => Promise<void>;
  loadDemoSizeGuides: () => Promise<void>;
  loadDemoFormerAddresses: () => Promise<void>;
};

/** Imported by name and only on request: the demo depends on the backend, and a production image has no demo. */
const demoPackage = "@shop/demo";

/** Loads the demo catalogue, if its workspace is installed. */
export async function seedDemo(container: MedusaContainer): Promise<void> {
  await requireDemo().loadDemo(container);
}

/** Gives the shop the identity of the demo's shop. */
export async function seedDemoShop(): Promise<void> {
  await requireDemo().loadDemoShop();
}

/** Gives a demo shop of before the kinds of product. */
export async function seedDemoKinds(container: MedusaContainer): Promise<void> {
  await requireDemo().loadDemoKinds(container);
}

/** Gives a demo shop its size guides. */
export async function seedDemoSizeGuides(): Promise<void> {
  await requireDemo().loadDemoSizeGuides();
}

/** Lets the former addresses of demo products lead on. */
export async function seedDemoFormerAddresses(): Promise<void> {
  await requireDemo().loadDemoFormerAddresses();
}

function requireDemo(): Demo {
  try {
    require.resolve(demoPackage);
  } catch {
    throw new Error(
      "The demo catalogue is not part of this installation. Start with SHOP_SEED=none for a shop of your own.",
    );
  }
  return require(demoPackage);
}
