#!/bin/sh
# Restarts the processes of a machine one after the other, so that players notice nothing. Arguments are
# their admin ports:
#   sh scripts/deploy/systemd/release.sh 9090 9091
# Stops at a process that does not become ready; those after it then still run the earlier version.
set -eu
seconds=180

is_ready() {
  node -e "fetch('http://127.0.0.1:$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

for port in "$@"; do
  systemctl restart "livery@$port"
  end=$(($(date +%s) + seconds))
  until is_ready "$port"; do
    if [ "$(date +%s)" -gt "$end" ]; then
      echo "livery@$port was not ready after $seconds seconds; the processes after it were not restarted: journalctl -u livery@$port" >&2
      exit 1
    fi
    sleep 1
  done
  echo "livery@$port is ready."
done
