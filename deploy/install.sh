#!/bin/sh
# Installs what pnpm-lock.yaml names, Node included; nothing to do when it stands already (pnpm keeps a copy of what it installed).
cmp -s pnpm-lock.yaml node_modules/.pnpm/lock.yaml && exit
# tsc remembers there which modules it did not find.
rm -f node_modules/.cache/types.tsbuildinfo
exec npx --yes pnpm@12.21.0 install --frozen-lockfile --prefer-offline "$@"
