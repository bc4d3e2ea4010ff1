#!/bin/sh
# Builds the image and replaces the servers one after the other, so that players notice nothing:
#   sh scripts/deploy/docker/release.sh
# Stops at a server that does not become ready; the servers after it then still have the earlier
# version. COMPOSE is the command of Compose, PROJECT the project's name, OVERRIDE a second file.
set -eu
file="$(dirname "$0")/compose.yaml"
seconds=180

compose() {
  # Not quoted: the command may have several words.
  ${COMPOSE:-docker compose} -p "${PROJECT:-livery}" -f "$file" ${OVERRIDE:+-f "$OVERRIDE"} "$@"
}

is_ready() {
  compose exec -T "$1" node -e \
    "fetch('http://127.0.0.1:9090/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))" \
    > /dev/null 2>&1
}

compose build livery-1
for server in livery-1 livery-2; do
  compose up -d --no-deps --no-build --force-recreate "$server"
  end=$(($(date +%s) + seconds))
  until is_ready "$server"; do
    if [ "$(date +%s)" -gt "$end" ]; then
      echo "$server was not ready after $seconds seconds; the servers after it were not replaced. Its log:" >&2
      compose logs --tail=20 "$server" >&2
      exit 1
    fi
    sleep 1
  done
  echo "$server is ready."
done
