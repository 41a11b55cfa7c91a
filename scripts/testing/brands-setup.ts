import { keepBrands } from "../../backend/src/contract/brand-list";
import { keepCategories } from "../../backend/src/contract/category-list";
import { demoBrands } from "../../demo/data/brands";
import { demoCategories } from "../../demo/data/categories";

// A running shop reads its brands and categories from the database.
keepBrands(demoBrands);
keepCategories(demoCategories);
