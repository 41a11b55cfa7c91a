import AccountIcon from "@mui/icons-material/AccountCircleOutlined";
import CategoriesIcon from "@mui/icons-material/CategoryOutlined";
import DashboardIcon from "@mui/icons-material/Dashboard";
import StaffIcon from "@mui/icons-material/GroupOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import CountIcon from "@mui/icons-material/Inventory2Outlined";
import BrandsIcon from "@mui/icons-material/LocalOfferOutlined";
import ShippingIcon from "@mui/icons-material/LocalShippingOutlined";
import WordsIcon from "@mui/icons-material/ManageSearch";
import OpeningIcon from "@mui/icons-material/MeetingRoom";
import TaxesIcon from "@mui/icons-material/PercentOutlined";
import PoliciesIcon from "@mui/icons-material/PolicyOutlined";
import ReportIcon from "@mui/icons-material/QueryStatsOutlined";
import SecurityIcon from "@mui/icons-material/ShieldOutlined";
import ShopIcon from "@mui/icons-material/StorefrontOutlined";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { ReactElement } from "react";
import { Menu, useGetResourceLabel, useSidebarState, useTranslate } from "react-admin";
import { May } from "../access/may";
import { useFigures } from "../dashboard/use-figures";
import { shippingFailed } from "../resources/orders";
import { questions } from "../resources/questions";
import { returns } from "../resources/returns";
import { reviews } from "../resources/reviews";

type Props = { resource: string; icon: ReactElement; count: number };

/** A menu item with the number of things waiting there. */
function Desk({ resource, icon, count }: Props) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const label = labelOf(resource, 2);
  return (
    <Menu.Item
      to={`/admin/${resource}`}
      leftIcon={icon}
      primaryText={
        <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1, flex: 1 }}>
          <Box component="span" sx={{ flex: 1 }}>
            {label}
          </Box>
          {count > 0 && (
            <Chip
              component="span"
              size="small"
              color="warning"
              label={count}
              aria-label={translate("panel.waiting", { smart_count: count })}
            />
          )}
        </Box>
      }
    />
  );
}

/** The name of the items below it; a line where the menu shows icons only. */
function Heading({ name }: { name: string }) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  const line = { borderTop: 1, borderColor: "divider", my: 1 };
  const words = { px: 2, pt: 1.5, pb: 0.5, typography: "body2", color: "text.secondary" };
  return (
    <Box component="li" role="presentation" sx={isOpen ? words : line}>
      {isOpen && translate(`panel.menu.${name}`)}
    </Box>
  );
}

export function PanelMenu() {
  const { data } = useFigures();
  const asked = data?.ordersByStatus?.find(({ status }) => status === "return_requested")?.count ?? 0;
  return (
    <Menu>
      <Menu.Item to="/admin/dashboard" primaryText="panel.dashboard" leftIcon={<DashboardIcon />} />
      <May permission="money">
        <Menu.Item to="/admin/report" primaryText="panel.menu.report" leftIcon={<ReportIcon />} />
      </May>
      <May permission="orders">
        <Heading name="sales" />
        <Menu.ResourceItem name="orders" />
        <Desk resource="shipping-failed" icon={<shippingFailed.icon />} count={data?.shippingFailed ?? 0} />
        <Desk resource="returns" icon={<returns.icon />} count={asked} />
        <Menu.ResourceItem name="customers" />
        <Menu.ResourceItem name="tickets" />
      </May>
      <May permission="catalogue">
        <Heading name="goods" />
        <Menu.ResourceItem name="products" />
        <Menu.Item to="/admin/stock-count" primaryText="panel.stockCount" leftIcon={<CountIcon />} />
        <Menu.Item to="/admin/categories" primaryText="panel.menu.categories" leftIcon={<CategoriesIcon />} />
        <Menu.Item to="/admin/brands" primaryText="brands.title" leftIcon={<BrandsIcon />} />
        <Desk resource="reviews" icon={<reviews.icon />} count={data?.photosPending ?? 0} />
        <Desk resource="questions" icon={<questions.icon />} count={data?.questionsOpen ?? 0} />
        <Menu.ResourceItem name="when-back" />
        <Menu.Item to="/admin/search-words" primaryText="panel.menu.words" leftIcon={<WordsIcon />} />
        <Heading name="window" />
        <Menu.ResourceItem name="carousel" />
        <Menu.ResourceItem name="features" />
      </May>
      <May permission="shop">
        <Menu.Item to="/admin/home-page" primaryText="panel.menu.homePage" leftIcon={<HomeIcon />} />
      </May>
      <Menu.ResourceItem name="coupons" />
      <May permission="shop">
        <Heading name="shop" />
        <Menu.Item to="/admin/shop" primaryText="shopPage.title" leftIcon={<ShopIcon />} />
        <Menu.Item to="/admin/opening" primaryText="opening.title" leftIcon={<OpeningIcon />} />
        <Menu.Item to="/admin/shipping" primaryText="panel.menu.shipping" leftIcon={<ShippingIcon />} />
        <Menu.Item to="/admin/taxes" primaryText="panel.menu.taxes" leftIcon={<TaxesIcon />} />
        <Menu.Item to="/admin/mails" primaryText="panel.menu.mails" leftIcon={<PoliciesIcon />} />
        <Menu.Item to="/admin/policies" primaryText="panel.menu.policies" leftIcon={<PoliciesIcon />} />
      </May>
      <Heading name="people" />
      <May permission="staff">
        <Menu.Item to="/admin/staff" primaryText="panel.menu.staff" leftIcon={<StaffIcon />} />
        <Menu.Item to="/admin/api-keys" primaryText="panel.menu.apiKeys" leftIcon={<SecurityIcon />} />
      </May>
      <Menu.ResourceItem name="audit-log" />
      <Menu.Item to="/admin/account" primaryText="panel.menu.account" leftIcon={<AccountIcon />} />
      <Menu.Item to="/admin/second-step" primaryText="panel.menu.secondStep" leftIcon={<SecurityIcon />} />
    </Menu>
  );
}
