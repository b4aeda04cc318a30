# The product in one image and one process type. Built with: docker build -t fisga .

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The base image is the Node that the package `node` would bring, so nothing that is installed runs a script.
RUN npm install --no-save --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY engine engine
COPY shared shared
COPY web web
COPY scripts scripts
RUN node --input-type=module --eval "await (await import('./scripts/build-web.ts')).buildWebIfNeeded()"

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY content content
COPY engine engine
COPY shared shared
COPY server server
COPY supabase/migrations supabase/migrations
COPY --from=build /app/dist/web dist/web
# The one place it writes to: the embedded database and the outbox. With DATABASE_URL and SMTP_URL it stays empty.
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Straight to the process, so that SIGTERM reaches it.
CMD ["node", "server/main.ts"]
