import { keepBrands } from "../../backend/src/contract/brand-list";
import { demoBrands } from "../../demo/data/brands";

// A running shop reads its brands from the database.
keepBrands(demoBrands);
