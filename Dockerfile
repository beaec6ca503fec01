# docker build -t rosette . — the image contains Node, the built program and its licences; all data is written to /data.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/build.mjs --to /rosette && install -d -m 700 -o 10001 -g 10001 /volume/data

# Node needs only the C and C++ libraries, which this image has.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build --chown=0:0 /rosette /rosette
# Copies the parent folder, because a folder that is itself copied loses its mode.
COPY --from=build /volume /

# With one arena per thread, glibc does not release some hundred megabytes of photos that are already encoded.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/data PORT=3000
WORKDIR /rosette
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# By default, Node reserves three times as much memory for short-lived objects; saving sheets is no slower with less.
CMD ["node", "--max-semi-space-size=4", "main.js"]
