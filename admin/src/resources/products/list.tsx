import type { ResponseOf } from "@contract";
import ImportIcon from "@mui/icons-material/FileUploadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactElement } from "react";
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin";
import { Link } from "react-router-dom";
import { ExportLink } from "../../components/export-link";
import { ListBody } from "../../components/list-body";
import { RowCheckbox } from "../../components/row-checkbox";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { SelectionBar } from "../../components/selection-bar";
import { Thumb } from "../../components/thumb";
import { useListMemory } from "../../components/use-list-memory";
import { routeUrl } from "../../providers/call";
import { useBrandName } from "../brands/use-brands";
import { CategoryFilter } from "../categories/category-filter";
import { useCategoryName } from "../categories/use-categories";
import { KindFilter } from "../kinds/kind-filter";
import { BulkActions } from "./bulk/bulk-actions";
import { PriceCell } from "./inline/price-cell";
import { StockCell } from "./inline/stock-cell";
import { outdatedLanguages } from "./outdated";
import { PreviewIcon } from "./preview-button";
import { conditionChoices, gapChoices, statusChoices } from "./rules";
import { NotSoldChip } from "./sale-notes";

export type Product = ResponseOf<"adminGetProducts">["data"][number] & { id: string };

const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="product.search" />,
  <CategoryFilter key="category" source="category" alwaysOn />,
  <KindFilter key="kind" source="kind" />,
  <SelectInput key="condition" source="condition" choices={conditionChoices} />,
  <NullableBooleanInput key="inStock" source="inStock" />,
  <NullableBooleanInput key="lowStock" source="lowStock" />,
  <NullableBooleanInput key="onSale" source="onSale" />,
  <SelectInput key="status" source="status" choices={statusChoices} />,
  <NullableBooleanInput key="isPublished" source="isPublished" />,
  <SelectInput key="translation" source="translation" choices={gapChoices} />,
];

function StockChip({ product }: { product: Product }) {
  const translate = useTranslate();
  if (product.totalStock === 0)
    return <Chip size="small" color="error" label={translate("product.outOfStock")} />;
  const reserved = product.reservedQuantity;
  return (
    <Stack component="span" sx={{ alignItems: "flex-start" }}>
      <span>{product.totalStock}</span>
      {reserved > 0 && (
        <Typography variant="caption" color="text.secondary">
          {translate("product.reserved", { smart_count: reserved })}
        </Typography>
      )}
    </Stack>
  );
}

function OutdatedChip({ product }: { product: Product }) {
  const translate = useTranslate();
  const outdated = outdatedLanguages(product).map((language) =>
    translate(`product.translations.${language}`),
  );
  if (outdated.length === 0) return null;
  const label = translate("product.translations.outdatedIn", { languages: outdated.join(", ") });
  return <Chip size="small" color="warning" variant="outlined" sx={{ ml: 1 }} label={label} />;
}

function Title({ product }: { product: Product }) {
  return (
    <>
      <RowLink to={`/admin/products/${encodeURIComponent(product.id)}`}>{product.title}</RowLink>
      <NotSoldChip product={product} />
      <OutdatedChip product={product} />
      <PreviewIcon product={product} />
    </>
  );
}

/** A phone's list: the same prices and stock to change, and the same selection, as in the table. */
function Cards({ bulk }: { bulk: ReactElement }) {
  const { data = [] } = useListContext<Product>();
  return (
    <ListBody>
      <SelectionBar bulk={bulk} />
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((product) => (
          <Box
            component="li"
            key={product.id}
            sx={{ display: "flex", gap: 1.5, p: 2, borderTop: 1, borderColor: "divider" }}
          >
            <RowCheckbox id={product.id} name={product.title} />
            <Thumb url={product.image} size={48} />
            {/* A chip stands beside a margin: both together are no wider than the row. */}
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                overflowWrap: "anywhere",
                "& > .MuiChip-root": { maxWidth: "calc(100% - 8px)" },
              }}
            >
              <Title product={product} />
              <Stack
                direction="row"
                sx={{ mt: 1, flexWrap: "wrap", columnGap: 3, justifyContent: "space-between" }}
              >
                <PriceCell product={product} />
                <StockCell product={product}>
                  <StockChip product={product} />
                </StockCell>
              </Stack>
            </Box>
          </Box>
        ))}
      </Box>
    </ListBody>
  );
}

function Table({ bulk }: { bulk: ReactElement }) {
  const brandName = useBrandName();
  const categoryName = useCategoryName();
  return (
    <DataTable bulkActionButtons={bulk}>
      <DataTable.Col source="images" disableSort>
        <FunctionField<Product> render={({ image }) => <Thumb url={image} />} />
      </DataTable.Col>
      <DataTable.Col source="title">
        <FunctionField<Product> render={(product) => <Title product={product} />} />
      </DataTable.Col>
      <DataTable.Col source="category">
        <FunctionField<Product> render={({ category }) => categoryName(category)} />
      </DataTable.Col>
      <DataTable.Col source="brand">
        <FunctionField<Product> render={({ brand }) => brandName(brand)} />
      </DataTable.Col>
      <DataTable.Col source="price">
        <FunctionField<Product> render={(product) => <PriceCell product={product} />} />
      </DataTable.Col>
      <DataTable.Col source="totalStock">
        <FunctionField<Product>
          render={(product) => (
            <StockCell product={product}>
              <StockChip product={product} />
            </StockCell>
          )}
        />
      </DataTable.Col>
    </DataTable>
  );
}

/** Next to "create": the filtered products as a file for a spreadsheet, and import. */
function ListActions({ isSmall }: { isSmall: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const href = routeUrl("adminExportProducts", { query: filterValues });
  return (
    <TopToolbar>
      <FilterButton />
      {!isSmall && <ColumnsButton />}
      <ExportLink href={href} />
      <Button component={Link} to="/admin/products/import" size="small" startIcon={<ImportIcon />}>
        {translate("file.import")}
      </Button>
      <CreateButton />
    </TopToolbar>
  );
}

export function ProductList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const storeKey = useListMemory("products");
  return (
    <List
      key={storeKey}
      storeKey={storeKey}
      filters={filters}
      actions={<ListActions isSmall={isSmall} />}
      sort={{ field: "updatedAt", order: "DESC" }}
      perPage={25}
      exporter={false}
    >
      <BulkActions>
        {(buttons) => (isSmall ? <Cards bulk={buttons} /> : <Table bulk={buttons} />)}
      </BulkActions>
    </List>
  );
}
