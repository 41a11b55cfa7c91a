import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { LoadFailed } from "./load-failed";

/**
 * The rows of a list once they are loaded; before that a placeholder, and after a failure the message and a way to
 * retry.
 */
export function ListBody({ children }: { children: ReactNode }) {
  const { isPending, error, data, refetch } = useListContext();
  if (isPending)
    return (
      <Stack spacing={1} sx={{ p: 2 }}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} variant="rounded" height={72} />
        ))}
      </Stack>
    );
  if (error && !data) return <LoadFailed sentence={(error as Error).message} retry={() => void refetch()} />;
  return children;
}
