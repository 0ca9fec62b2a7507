#!/bin/sh
# Outlives the supervisor by a few seconds: reads `+ pid` and `- pid` on its input and, when that closes
# without a `bye` because the supervisor was killed, ends the processes that are left.
pids=''
while read -r sign pid; do
  case $sign in
    +) pids="$pids $pid" ;;
    -) left=''; for p in $pids; do [ "$p" = "$pid" ] || left="$left $p"; done; pids=$left ;;
    bye) exit 0 ;;
  esac
done
[ -n "$pids" ] || exit 0
kill -TERM $pids 2>/dev/null
sleep 10
kill -KILL $pids 2>/dev/null
