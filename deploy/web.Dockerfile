# The web process: server-rendered storefront, panel, and the way to the backend. Nothing of the demo: see demo/README.md.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
RUN npm ci
COPY tsconfig.base.json ./
COPY backend/src/contract backend/src/contract
COPY storefront storefront
COPY admin admin
RUN npm run build --workspace storefront && npm run build --workspace admin

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000
# Everything is bundled but undici.
COPY --from=build /shop/node_modules/undici node_modules/undici
COPY --from=build /shop/storefront/package.json storefront/
COPY --from=build /shop/storefront/dist storefront/dist
COPY --from=build /shop/admin/dist admin/dist
COPY deploy/healthy.mjs deploy/
USER node
EXPOSE 8000
CMD ["node", "storefront/dist/server/main.js"]
