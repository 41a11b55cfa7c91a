# The backend: API, engine and background work. `docker compose` runs this image as server and as worker.
FROM node:24-bookworm-slim AS libraries
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
RUN npm ci --omit=dev --workspace backend

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
RUN npm ci --workspace backend
COPY tsconfig.base.json medusa-config.ts ./
COPY backend backend
RUN npm run build --workspace backend

# Built JavaScript and its libraries; neither the sources nor what reads TypeScript.
FROM node:24-bookworm-slim
# The pg_dump of the server in docker-compose.yml, for the worker's nightly backup: Debian's own is older and refuses.
ADD --chmod=644 https://www.postgresql.org/media/keys/ACCC4CF8.asc /etc/apt/keyrings/pgdg.asc
RUN echo "deb [signed-by=/etc/apt/keyrings/pgdg.asc] http://apt.postgresql.org/pub/repos/apt bookworm-pgdg main" > /etc/apt/sources.list.d/pgdg.list && apt-get update && apt-get install --yes --no-install-recommends ca-certificates postgresql-client-17 && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 BACKEND_PORT=9000 DATA_DIR=/data MALLOC_MMAP_THRESHOLD_=65536 NODE_OPTIONS=--max-semi-space-size=4 PG_DUMP=/usr/lib/postgresql/17/bin/pg_dump
COPY --from=libraries /shop ./
COPY --from=build /shop/backend/bin backend/bin
COPY --from=build /shop/backend/dist backend/dist
COPY deploy/healthy.mjs deploy/
# A volume takes over the owner of the folder that it is laid upon.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 9000
CMD ["node", "backend/bin/backend.cjs", "serve"]
