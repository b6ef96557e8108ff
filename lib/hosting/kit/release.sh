#!/bin/sh
# Serves the release that this file belongs to, with nginx: a folder with out/ and deploy/, such as /srv/site/42.
#   sh /srv/site/42/deploy/release.sh
# Going back is the same with the folder of the earlier release: sh /srv/site/41/deploy/release.sh.
# nginx.conf includes /srv/site/current/{nginx,root,nginx-server}.conf (docs/deploying.md). NGINX names another nginx.
set -eu

release=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
current=$(dirname "$release")/current
nginx=${NGINX:-nginx}

for file in out/index.html out/hosting.json deploy/nginx.conf deploy/nginx-server.conf; do
  if [ ! -f "$release/$file" ]; then
    echo "$release/$file is missing: upload the whole release again. Nothing has been changed." >&2
    exit 1
  fi
done
if [ -e "$release/out/unfinished-export" ]; then
  echo "The export in $release/out is unfinished: upload the whole release again. Nothing has been changed." >&2
  exit 1
fi

# Pages and policy change in the same moment, when nginx reads its configuration anew.
printf 'root "%s/out";\n' "$release" >"$release/deploy/root.conf"

# A link is replaced by renaming: there is no moment without one.
point_to() {
  rm -f "$current.next"
  ln -s "$1" "$current.next"
  mv -T "$current.next" "$current"
}

previous=$(readlink "$current" || true)
point_to "$release/deploy"
if ! $nginx -t -q; then
  if [ -n "$previous" ]; then point_to "$previous"; else rm -f "$current"; fi
  echo "nginx does not take the configuration of $release: it goes on with ${previous:-what it had}." >&2
  exit 1
fi
$nginx -s reload
echo "nginx serves $release."
if [ -n "$previous" ] && [ "$previous" != "$release/deploy" ]; then echo "Back: sh $previous/release.sh"; fi
