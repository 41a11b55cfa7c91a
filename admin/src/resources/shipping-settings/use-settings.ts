import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";
import type { SettingsBody } from "./rules";

const queryKey = ["shipping-settings"];

/** The settings as saved, and as a new shop has them; a save names the version it started from. */
export function useSettings() {
  const { getShippingSettings, saveShippingSettings } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const settings = useQuery({
    queryKey,
    queryFn: getShippingSettings,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: SettingsBody) => saveShippingSettings(body),
    onSuccess: ({ data }) =>
      client.setQueryData(queryKey, (known: typeof settings.data) => known && { ...known, data }),
  });
  return { settings, save };
}
