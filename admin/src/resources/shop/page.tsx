import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Form, Title, useDataProvider, useTranslate } from "react-admin";
import { LoadFailed } from "../../components/load-failed";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { useSettingsSave } from "../../edits/use-settings-save";
import { formatMoment } from "../../format";
import type { PanelDataProvider } from "../../providers/data-provider";
import { SaveBar } from "../shipping-settings/save-bar";
import { shopLabel } from "./labels";
import { AddressSection, HoursSection, LawSection, LookSection, NameSection } from "./sections";
import { type ShopBody, useShop } from "./use-shop";

/** Who runs the shop and how it looks. */
export function ShopPage() {
  const translate = useTranslate();
  const { getShop } = useDataProvider<PanelDataProvider>();
  const { shop, save } = useShop();

  const { submit, settle, overtaken, forget } = useSettingsSave<ShopBody>({
    save: (body) => save.mutateAsync(body),
    read: getShop,
    saved: "shopPage.saved",
  });

  const title = <Title title={translate("shopPage.title")} />;
  if (shop.error && !shop.data)
    return (
      <>
        {title}
        <LoadFailed sentence={shop.error.message} retry={() => void shop.refetch()} />
      </>
    );
  if (!shop.data)
    return (
      <>
        {title}
        <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
      </>
    );

  const { data } = shop.data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      {title}
      <Typography sx={{ my: 2, maxWidth: 720 }}>
        {translate("shopPage.help")}{" "}
        {data.updatedAt && translate("shopPage.changedAt", { time: formatMoment(data.updatedAt) })}
      </Typography>
      <Form record={data} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        <UnloadGuard />
        <NameSection />
        <LookSection />
        <AddressSection />
        <HoursSection />
        <LawSection />
        {overtaken && (
          <ConflictDialog
            conflict={overtaken.conflict}
            labelOf={(path) => translate(shopLabel(path))}
            isPending={save.isPending}
            onChoose={(choices) => void settle(data, overtaken, choices)}
            onClose={forget}
          />
        )}
        <SaveBar isPending={save.isPending} />
      </Form>
    </Box>
  );
}
