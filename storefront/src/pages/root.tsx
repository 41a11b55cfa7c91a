export { RootRedirect as default } from "@/guards";
