import { keepBrands } from "../../backend/src/contract/brand-list";
import { keepCategories } from "../../backend/src/contract/category-list";
import { keepKinds } from "../../backend/src/contract/kind-list";
import { demoBrands } from "../../demo/data/brands";
import { demoCategories } from "../../demo/data/categories";
import { demoKinds } from "../../demo/data/kinds";

// A running shop reads its brands, categories and kinds from the database.
keepBrands(demoBrands);
keepCategories(demoCategories);
keepKinds(demoKinds);
