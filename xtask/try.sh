#!/usr/bin/env bash
# Tries out what is handed on: `cargo xtask try`, as root, on Debian, with debootstrap, nginx, caddy, postgresql,
# openssl, systemd and python3-seccomp installed. Nothing is fetched but Debian's packages.
#
# 1. The archive, unpacked in a clean Debian, is started there and played at.
# 2. The systemd unit is verified and rated, and the program plays under its filter of system calls.
# 3. The last stage of the container file is made in a clean Debian and started as it says.
# 4. nginx and Caddy stand before it with TLS, two processes share a PostgreSQL, and somebody plays through each.
#
# TRY_FOLDER: where it happens (a new folder); TRY_BUILD=1: the build stage of the container file is tried too, with
# the toolchain that is at hand copied in.
set -euo pipefail
sources=$(cd "$(dirname "$0")/.." && pwd)
archive=$(realpath "$1")
folder=${TRY_FOLDER:-$(mktemp -d)}
mkdir -p "$folder"
folder=$(realpath "$folder")
ended=()

say() { printf '\n== %s\n' "$*" >&2; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

away() {
  set +e
  for id in "${ended[@]}"; do kill "$id" 2>/dev/null; done
  for _ in $(seq 100); do
    if [ -z "$(jobs -rp)" ]; then break; fi
    sleep 0.1
  done
  for id in $(jobs -rp); do kill -9 "$id"; done
  if [ -d "$folder/data/db" ]; then
    runuser -u postgres -- "$(programs)/pg_ctl" -D "$folder/data/db" -m immediate stop >/dev/null 2>&1
  fi
  for place in "$folder"/*/proc "$folder"/*/rust "$folder"/*/root/.cargo; do
    if mountpoint -q "$place" 2>/dev/null; then umount "$place"; fi
  done
  if [ -z "${TRY_FOLDER:-}" ]; then rm -rf "$folder"; fi
}
trap away EXIT

programs() { ls -d /usr/lib/postgresql/*/bin | tail -1; }

# A clean Debian in $1; made once and copied.
debian() {
  if [ ! -e "$folder/clean/made" ]; then
    say "a clean Debian"
    rm -rf "$folder/clean"
    debootstrap --variant=minbase bookworm "$folder/clean" >"$folder/debootstrap.log" 2>&1 || fail "$(tail -3 "$folder/debootstrap.log")"
    rm -rf "$folder/clean/var/cache/apt/archives"/*.deb
    touch "$folder/clean/made"
  fi
  rm -rf "${folder:?}/$1"
  cp -a "$folder/clean" "$folder/$1"
  mount -t proc proc "$folder/$1/proc"
}

# Until $1 answers.
healthy() {
  for _ in $(seq 100); do
    if curl -sf "$1/health" >/dev/null; then return; fi
    sleep 0.1
  done
  fail "nothing answers at $1"
}

# The page of $1, which must be the client.
has_page() {
  curl -sf "$1/" | grep -q '<html' || fail "$1 has no page"
  curl -sf "$1/api/games" | grep -q massive-darkness-2 || fail "$1 has no games"
}

# Starts a program in the background.
start() {
  "$@" >>"$folder/log" 2>&1 &
  ended+=($!)
}

# Plays through $1, connecting to $2.
play() {
  (cd "$sources/web" && PLAY_AT=$2 NODE_EXTRA_CA_CERTS="$folder/tls/cert.pem" node dev/through.mjs "$1" "${3:-40}")
}

say "1. the archive in a clean Debian"
debian package
mkdir "$folder/package/opt/gruft"
tar -xzf "$archive" -C "$folder/package/opt/gruft" --strip-components 1
chroot "$folder/package" /opt/gruft/gruft --version
ls "$folder/package/opt/gruft"
chroot "$folder/package" useradd --create-home someone
chroot "$folder/package" runuser -u someone -- sh -c 'cd && yes auto | /opt/gruft/gruft play gloomhaven 1 --seed 3 --language en | tail -1'
start chroot --userspec someone "$folder/package" env HOME=/home/someone /opt/gruft/gruft serve --no-open --port 7901
healthy http://127.0.0.1:7901
has_page http://127.0.0.1:7901

say "2. the systemd unit"
mkdir -p "$folder/unit"
sed "s#/usr/local/bin/gruft#$folder/package/opt/gruft/gruft#" "$sources/hosting/gruft.service" >"$folder/unit/gruft.service"
systemd-analyze verify --man=no "$folder/unit/gruft.service"
systemd-analyze security --offline=true --threshold=25 "$folder/unit/gruft.service" | tail -1
# As systemd makes the filter: what is allowed, and EPERM for everything else.
calls() { systemd-analyze syscall-filter "$1" | sed -n 's/^ *\([a-z0-9_]\+\)$/\1/p; s/^ *\(@[a-z-]\+\)$/\1/p' | while read -r name; do
  case $name in @*) [ "$name" = "$1" ] || calls "$name" ;; *) echo "$name" ;; esac; done; }
comm -23 <({ calls @default; calls @system-service; } | sort -u) <({ calls @privileged; calls @resources; } | sort -u) >"$folder/calls"
echo setpriority >>"$folder/calls"
cat >"$folder/filtered.py" <<'PY'
import errno, os, seccomp, sys
made = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
for name in open(sys.argv[1]).read().split():
    try:
        made.add_rule(seccomp.ALLOW, name)
    except Exception:
        pass  # Not on this machine.
made.load()
os.execv(sys.argv[2], sys.argv[2:])
PY
mkdir -p "$folder/filtered"
start /usr/bin/python3 "$folder/filtered.py" "$folder/calls" "$folder/package/opt/gruft/gruft" serve --no-open --port 7902 --db "sqlite:$folder/filtered/gruft.db" --public https://gruft.example --behind-proxy --log info
healthy http://127.0.0.1:7902
has_page http://127.0.0.1:7902
curl -sf -H 'Content-Type: application/json' -d '{"game": "sample", "heroes": 2}' http://127.0.0.1:7902/api/tables | grep -q '"owner"' || fail "no table is stored under the filter of system calls"

if [ -n "${TRY_BUILD:-}" ]; then
  say "3a. the build stage of the container file, with the toolchain at hand"
  debian build
  chroot "$folder/build" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends gcc libc6-dev' >>"$folder/log" 2>&1
  mkdir -p "$folder/build/gruft" "$folder/build/rust" "$folder/build/root/.cargo"
  git -C "$sources" ls-files -z --cached --others --exclude-standard | (cd "$sources" && xargs -0 sh -c 'ls -d "$@" 2>/dev/null' sh | tar -c -T -) | tar -x -C "$folder/build/gruft"
  cp -r "$sources/web/dist" "$folder/build/gruft/web/dist"
  mount --bind "$(rustc --print sysroot)" "$folder/build/rust"
  mount --bind "${CARGO_HOME:-$HOME/.cargo}" "$folder/build/root/.cargo"
  build=$(sed -n '/^FROM rust/,/^FROM debian/s/^RUN //p' "$sources/hosting/Containerfile")
  time chroot "$folder/build" env PATH=/rust/bin:/usr/bin:/bin HOME=/root CARGO_NET_OFFLINE=true sh -c "cd /gruft && nice $build"
  built="$folder/build/gruft/target/play/gruft"
else
  built="$folder/package/opt/gruft/gruft"
fi

say "3. the last stage of the container file"
debian container
user=root
while read -r word rest; do
  case $word in
    COPY)
      set -- $rest
      if [ "$1" = --from=build ]; then
        install -D "$built" "$folder/container$3"
      else
        to=${!#}
        mkdir -p "$folder/container$to"
        for file in "${@:1:$#-1}"; do cp "$sources/$file" "$folder/container$to"; done
      fi ;;
    RUN) chroot "$folder/container" sh -c "$rest" ;;
    USER) user=$rest ;;
    ENTRYPOINT) entry=$(python3 -c 'import json, shlex, sys; print(shlex.join(json.loads(sys.argv[1])))' "$rest") ;;
    FROM | VOLUME | EXPOSE | '' | '#'*) ;;
    *) fail "the container file has a line that is not tried: $word $rest" ;;
  esac
done < <(sed -n '/^FROM debian/,$p' "$sources/hosting/Containerfile")
start chroot --userspec "$user" "$folder/container" env HOME=/var/lib/gruft sh -c "exec $entry --port 7903"
healthy http://127.0.0.1:7903
has_page http://127.0.0.1:7903

say "4. nginx and Caddy with TLS, two processes, PostgreSQL"
rm -rf "$folder/data"
mkdir -p "$folder/tls" "$folder/nginx/conf.d" "$folder/data"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=gruft.example -addext subjectAltName=DNS:gruft.example \
  -keyout "$folder/tls/key.pem" -out "$folder/tls/cert.pem" 2>>"$folder/log"
chmod 755 "$folder"
chown postgres "$folder/data"
runuser -u postgres -- "$(programs)/initdb" -D "$folder/data/db" -U gruft -A trust >>"$folder/log"
runuser -u postgres -- "$(programs)/pg_ctl" -D "$folder/data/db" -w -l "$folder/data/log" -o "-p 7909 -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder/data" start >>"$folder/log"
for port in 7878 7879; do
  start "$built" serve --no-open --port $port --db postgres://gruft@127.0.0.1:7909/postgres --public https://gruft.example --behind-proxy --log info
  healthy http://127.0.0.1:$port
done

# The settings as they are handed on, with this certificate, both processes, and ports that are free here.
sed -e "s#/etc/letsencrypt/live/gruft.example/fullchain.pem#$folder/tls/cert.pem#; s#/etc/letsencrypt/live/gruft.example/privkey.pem#$folder/tls/key.pem#" \
  -e 's/#server/server/; s/listen 443/listen 8443/; s/\[::\]:443/[::]:8443/; s/listen 80;/listen 8080;/; s/\[::\]:80;/[::]:8080;/' \
  "$sources/hosting/nginx.conf" >"$folder/nginx/conf.d/gruft.conf"
cat >"$folder/nginx/nginx.conf" <<NGINX
user www-data;
pid $folder/nginx/pid;
error_log $folder/nginx/error.log;
events {}
http {
    access_log $folder/nginx/access.log combined;
    include $folder/nginx/conf.d/*.conf;
}
NGINX
nginx -t -c "$folder/nginx/nginx.conf"
start nginx -c "$folder/nginx/nginx.conf" -g 'daemon off;'
sleep 1
nginx -v
play https://gruft.example 127.0.0.1:8443
curl -s -o /dev/null -w '%{http_code} %{redirect_url}\n' -H 'Host: gruft.example' http://127.0.0.1:8080/t/abc
for port in 7878 7879; do
  curl -s "http://127.0.0.1:$port/metrics" | awk -v port=$port '/^gruft_answers/ { print "process " port ": " $2 " answers"; found += $2 } END { exit !found }' || fail "process $port has stored nothing"
done

sed -e "s#^gruft.example {#{\n\tadmin off\n\thttp_port 8081\n\thttps_port 8444\n}\ngruft.example {\n\ttls $folder/tls/cert.pem $folder/tls/key.pem#" \
  -e 's/reverse_proxy 127.0.0.1:7878$/reverse_proxy 127.0.0.1:7878 127.0.0.1:7879/' "$sources/hosting/Caddyfile" >"$folder/Caddyfile"
caddy version
start env XDG_DATA_HOME="$folder" XDG_CONFIG_HOME="$folder" caddy run --config "$folder/Caddyfile" --adapter caddyfile
sleep 2
play https://gruft.example 127.0.0.1:8444

say "all of it works"
