import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import { limits } from "@contract/limits";
import { useTranslation } from "react-i18next";
import AddressLinesText from "@/components/address-lines-text";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { type AddressValues, addressInput } from "@/features/addresses/address-rules";
import { call } from "@/lib/api";
import { PlainAddressForm, readAddress } from "./address-form";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import { Hidden, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field } from "./visit";

const changes = ["saved", "removed"] as const;
type Done = (typeof changes)[number];

type Said = {
  done?: Done | undefined;
  /** The id of the address whose form is shown; undefined: that of a new one. */
  edited?: string | undefined;
  refused?: { values: AddressValues; refusal: Refusal };
  refusal?: Refusal;
};

/** The saved addresses: add, change, delete. */
export const addressesPage = forShopper("addresses", async (user, { query, form }) => {
  if (!form) {
    const done = changes.find((change) => change === query.get("done"));
    return showAddresses(user, { done, edited: query.get("edit") ?? undefined });
  }
  return form.get("do") === "remove" ? remove(user, form) : save(user, form);
});

async function save(user: User, form: URLSearchParams): Promise<Answer> {
  const values = readAddress(form);
  const addressId = field(form, "id");
  const address = addressInput(values, form.has("pincodeConfirmed"));
  try {
    if (addressId) await call("updateAddress", { params: { userId: user.id, addressId }, body: address });
    else await call("addAddress", { body: { userId: user.id, ...address } });
    return { to: withQuery(plain.addresses, { done: "saved" }) };
  } catch (error) {
    const refused = { values, refusal: refusalOf(error) };
    return showAddresses(user, { edited: addressId || undefined, refused });
  }
}

async function remove(user: User, form: URLSearchParams): Promise<Answer> {
  try {
    const params = { userId: user.id, addressId: field(form, "id") || "-" };
    await call("deleteAddress", { params });
    return { to: withQuery(plain.addresses, { done: "removed" }) };
  } catch (error) {
    return showAddresses(user, { refusal: refusalOf(error) });
  }
}

async function showAddresses(user: User, said: Said): Promise<Answer> {
  const { data: addresses } = await call("getAddresses", { params: { userId: user.id } });
  const status = (said.refused?.refusal ?? said.refusal)?.status ?? 200;
  return { status, page: <AddressesView {...{ user, addresses }} {...said} /> };
}

type AddressesViewProps = Said & { user: User; addresses: readonly Address[] };

function AddressesView({ user, addresses, done, edited, refused, refusal }: AddressesViewProps) {
  const { t } = useTranslation(["addresses", "addressbook"]);
  const address = addresses.find(({ _id }) => _id === edited);
  const isFull = addresses.length >= limits.addressesPerPerson;
  const form = <PlainAddressForm {...{ user, address, refused }} action={plain.addresses} />;
  return (
    <PlainFrame title={t(address ? "editTitle" : "title")} user={user}>
      {done && <FormAlert tone="good">{t(done === "saved" ? "saved" : "addressbook:removed")}</FormAlert>}
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {address ? (
        <>
          {form}
          <Way to={plain.addresses}>{t("title")}</Way>
        </>
      ) : (
        <>
          {addresses.length === 0 && <p>{t("addressbook:emptyText")}</p>}
          <ul className="grid gap-4 sm:grid-cols-2">
            {addresses.map((one) => (
              <Saved key={one._id} address={one} />
            ))}
          </ul>
          {isFull ? (
            <p className="text-warn">{t("addressbook:full", { count: limits.addressesPerPerson })}</p>
          ) : (
            <details open={addresses.length === 0 || refused !== undefined}>
              <summary className="w-fit cursor-pointer py-3 font-semibold text-brand">{t("add")}</summary>
              {form}
            </details>
          )}
        </>
      )}
    </PlainFrame>
  );
}

function Saved({ address }: { address: Address }) {
  const { t } = useTranslation(["addresses", "addressbook"]);
  return (
    <li className="grid content-between gap-3 rounded-lg border border-line bg-surface p-4">
      <AddressLinesText address={address} />
      <div className="flex flex-wrap items-center gap-4">
        <Link
          to={withQuery(plain.addresses, { edit: address._id })}
          aria-label={t("editLabel", address)}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {t("edit")}
        </Link>
        <PlainForm action={plain.addresses}>
          <Hidden fields={{ do: "remove", id: address._id }} />
          <Button type="submit" look="quiet" size="small" aria-label={t("addressbook:removeLabel", address)}>
            {t("addressbook:remove")}
          </Button>
        </PlainForm>
      </div>
    </li>
  );
}
