import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../providers/data-provider";

/** The figures of the day, shared by the dashboard and the menu; requested at most once a minute. */
export function useFigures() {
  const { getDashboard } = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: ["dashboard"],
    queryFn: async () => (await getDashboard()).data,
    staleTime: 60_000,
    refetchInterval: 60_000,
    retry: false,
  });
}
