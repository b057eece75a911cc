# syntax=docker/dockerfile:1
# Built in stages, so that a change of the front end does not fetch Java's dependencies again and the image holds neither compiler nor Node.

FROM node:22.20.0-bookworm-slim AS frontend
WORKDIR /src/frontend
COPY frontend/package.json frontend/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY frontend/ ./
COPY docs/rules /src/docs/rules
COPY docs/bots/cards /src/docs/bots/cards
RUN node scripts/build.mjs /static

FROM eclipse-temurin:25.0.3_9-jdk-noble AS build
WORKDIR /src
COPY mvnw pom.xml ./
COPY .mvn .mvn
# Fetched in a layer of their own: it changes only with pom.xml.
RUN ./mvnw -B -ntp -q dependency:go-offline -DexcludeGroupIds=games.chalet || true
COPY src src
COPY --from=frontend /static target/classes/static
RUN ./mvnw -B -ntp -q package -DskipTests -Dfrontend.skip -Dspotless.check.skip \
 && tar -xzf target/chalet.tar.gz -C /

FROM eclipse-temurin:25.0.3_9-jre-noble AS server
RUN useradd --system --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin chalet \
 && mkdir /data && chown chalet /data
WORKDIR /app
COPY --from=build /chalet/lib/ lib/
COPY --from=build /chalet/bin/ bin/
COPY --from=build /chalet/chalet.jar ./

# Starts once and keeps what Java has learned. In a stage upon the very Java and the very files that it is for: it fits no others.
FROM server AS training
RUN bin/chalet train

FROM server
COPY --from=training /app/chalet.aot ./
USER 10001
ENV CHALET_DATA_FOLDER=/data PORT=8080
EXPOSE 8080
VOLUME /data
# Whether only a new process would help: some start an unhealthy container anew, and that mends no full disk.
# Bash speaks enough HTTP for this; the base image is not known to have curl.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "port=${SERVER_PORT:-$PORT} && exec 3<>/dev/tcp/127.0.0.1/${port//[!0-9]/} && printf 'GET /actuator/health/liveness HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && grep -q '\"UP\"' <&3"]
ENTRYPOINT ["/app/bin/chalet"]
