import { telOf, useShop } from "@/lib/shop";

/** Name, e-mail and phone of the officer whom a shop has to name under Indian law. */
export function GrievanceOfficer() {
  const { name, email, phone } = useShop().grievanceOfficer;
  const link = "text-brand underline underline-offset-4";
  return (
    <p className="pt-2 font-medium">
      {name}
      {email && (
        <>
          {" · "}
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
      {phone && (
        <>
          {" · "}
          <a className={link} href={telOf(phone)}>
            <span className="whitespace-nowrap">{phone}</span>
          </a>
        </>
      )}
    </p>
  );
}
