import { Button } from "@/components/button";
import { type PlainAddress, withQuery } from "./addresses";
import { asFields, asQuery, type Errand } from "./errand";
import { Hidden, PlainForm, Way } from "./parts";

type ErrandWayProps = { to: PlainAddress; errand: Errand; children: string };

/** To another way of signing in, with the same errand: a link, or a form where something was written meanwhile. */
export function ErrandWay({ to, errand, children }: ErrandWayProps) {
  if (!errand.draft) return <Way to={withQuery(to, asQuery(errand))}>{children}</Way>;
  return (
    <PlainForm action={to}>
      <Hidden fields={asFields(errand)} />
      <Button type="submit" look="quiet">
        {children}
      </Button>
    </PlainForm>
  );
}
