import { shop } from "@contract/shop";

/** Name, e-mail and phone of the officer whom a shop has to name under Indian law. */
export function GrievanceOfficer() {
  const { name, email, phone } = shop.grievanceOfficer;
  const link = "text-brand underline underline-offset-4";
  return (
    <p className="pt-2 font-medium">
      {name} ·{" "}
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>{" "}
      ·{" "}
      <a className={link} href={`tel:${phone.replaceAll(" ", "")}`}>
        {phone}
      </a>
    </p>
  );
}
