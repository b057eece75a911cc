#!/bin/sh
# Compares two commits by their JMH benchmarks, side by side in one run, as ratios:
#   sh src/lab/compare.sh BASE HEAD 'MatchBenchmark.fold -p game=hike'
# BASE and HEAD are commits of this repository that both have the benchmark; what follows is JMH's own. Environment:
# ROUNDS, how often each is run, in turn (3); JMH, what every run gets (-f 1 -wi 3 -i 5 -w 2 -r 2). On a machine with
# nothing else running. The work trees stay in target/compare.
set -eu
base=${1:?a commit}
head=${2:?another commit}
what=${3:?a benchmark and its parameters}
root=$(git rev-parse --show-toplevel)
out=$root/target/compare
mkdir -p "$out"

prepare() { # NAME COMMIT
  if [ -d "$out/$1" ]; then git -C "$out/$1" checkout -q --detach "$2"; else git worktree add -q --detach "$out/$1" "$2"; fi
  (cd "$out/$1" && ./mvnw -q -B test-compile -Plab -Dfrontend.skip -Dspotless.check.skip)
}

measure() { # NAME ROUND
  (cd "$out/$1" && ./mvnw -q -B test-compile exec:exec@benchmark -Plab -Dfrontend.skip -Dspotless.check.skip \
    -Dbenchmark="$what ${JMH:--f 1 -wi 3 -i 5 -w 2 -r 2} -rf json -rff $out/$1-$2.json") >"$out/$1-$2.log" 2>&1 ||
    { echo "$1 could not be measured: $(head -3 "$out/$1-$2.log")" >&2; exit 1; }
}

git worktree prune
rm -f "$out"/*.json
prepare base "$(git rev-parse "$base^{commit}")"
prepare head "$(git rev-parse "$head^{commit}")"
round=1
while [ "$round" -le "${ROUNDS:-3}" ]; do
  measure base "$round"
  measure head "$round"
  round=$((round + 1))
done
node "$root/src/lab/ratios.mjs" "$out"
