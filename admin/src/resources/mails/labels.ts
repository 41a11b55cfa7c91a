/** The texts that name a field: `welcome.subject.hi` is the welcome's subject. */
export function mailLabel(path: string): string[] {
  const [name = "", part = ""] = path.split(".");
  return [`mails.names.${name}`, `mails.${part}`];
}
