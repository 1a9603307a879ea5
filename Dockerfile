# syntax=docker/dockerfile:1
# The server alone: no Ionic, no test tools, no embedded database; a user without rights; nothing written but /data and /tmp.
FROM node:24-slim AS page
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Through npm, which puts node_modules/.bin on the PATH; without its `prebuild`, which would look for packages again.
RUN npm run build --ignore-scripts

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=page /app/dist dist
COPY package.json LICENSE ./
COPY scripts scripts
COPY api api
USER node
VOLUME /data
EXPOSE 3000
# /healthz: the process lives. Whether traffic may come is /readyz, which the proxy asks.
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "api/server.ts"]
