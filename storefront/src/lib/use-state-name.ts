import { type State, states } from "@contract/states";
import { useTranslation } from "react-i18next";

/** The name of a state in the shopper's language; an unknown one stays as it is. */
export function useStateName(): (name: string) => string {
  const { t } = useTranslation("states");
  return (name) => (isState(name) ? t(states[name]) : name);
}

const isState = (name: string): name is State => Object.hasOwn(states, name);
