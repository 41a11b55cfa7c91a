import PreviousIcon from "@mui/icons-material/NavigateBefore";
import NextIcon from "@mui/icons-material/NavigateNext";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ListParams, useDataProvider, useStore, useTranslate } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import type { PanelDataProvider } from "../../providers/data-provider";
import { orderPage } from "./links";

const menusList = "orders.listParams";
const lastList = "orders.lastList";

/** Notes that this list of orders is the one that is worked through. */
export function useListAtWork(storeKey: string): void {
  const [, setLast] = useStore<string>(lastList, menusList);
  useEffect(() => setLast(storeKey), [setLast, storeKey]);
}

/** The keys that lead along: none that a text field or the browser needs. */
const keys = { PageUp: "previous", PageDown: "next" } as const;
const sides = ["previous", "next"] as const;
const icons = { previous: PreviousIcon, next: NextIcon };
const shortcuts = { previous: "Alt+PageUp", next: "Alt+PageDown" };

/** The orders before and after this one in the list that was last looked at, with its filters and sort. */
export function Neighbours({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { getNeighbours } = useDataProvider<PanelDataProvider>();
  const [list] = useStore<string>(lastList, menusList);
  const [params] = useStore<Partial<ListParams>>(list, {});
  const { filter = {}, sort = "orderDate", order = "DESC" } = params;
  const { data } = useQuery({
    queryKey: ["neighbours", orderId, filter, sort, order],
    queryFn: async () => (await getNeighbours(orderId, filter, [sort, order])).data,
  });

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const side = event.altKey ? keys[event.key as keyof typeof keys] : undefined;
      const id = side && data?.[side];
      if (!id) return;
      event.preventDefault();
      navigate(orderPage(id));
    };
    window.addEventListener("keydown", lead);
    return () => window.removeEventListener("keydown", lead);
  }, [data, navigate]);

  return (
    <Stack direction="row" role="navigation" aria-label={translate("neighbours.title")}>
      {sides.map((side) => {
        const Icon = icons[side];
        const id = data?.[side];
        const words = translate(`neighbours.${side}`);
        const common = {
          "aria-label": words,
          "aria-keyshortcuts": shortcuts[side],
          title: `${words} (${shortcuts[side]})`,
        };
        return id ? (
          <IconButton key={side} component={Link} to={orderPage(id)} {...common}>
            <Icon />
          </IconButton>
        ) : (
          <IconButton key={side} disabled {...common}>
            <Icon />
          </IconButton>
        );
      })}
    </Stack>
  );
}
