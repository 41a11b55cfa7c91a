// One file to fetch: whoever opens one of these pages soon opens the other.
export { ApiKeysPage } from "../api-keys/page";
export { WebhooksPage } from "../webhooks/page";
