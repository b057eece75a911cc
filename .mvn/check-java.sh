#!/bin/sh
# Ends the build in one sentence where no JDK is found that can compile Chalet; mvnw calls it before Maven, which looks
# in the same places. Arguments, if any, are the places to look in instead.
set -u
# Who has told Maven where the JDKs are knows better.
[ $# -gt 0 ] || [ ! -f "$HOME/.m2/toolchains.xml" ] || exit 0

# Prints the version and the maker of a JDK, if there is one in that folder.
jdk() {
  [ -x "$1/bin/javac" ] || return 1
  # Asked only where the file that tells is not there: that takes half a second.
  version=$(sed -n 's/^JAVA_VERSION="\(.*\)"/\1/p' "$1/release" 2>/dev/null || "$1/bin/javac" -version 2>&1 | sed -n 's/^javac //p')
  maker=$(sed -n 's/^IMPLEMENTOR="\(.*\)"/\1/p' "$1/release" 2>/dev/null)
}

# Before 21.0.8, and in Oracle's own 21, the compiler lacks what the null checks need.
compiles() {
  feature=${version%%[!0-9]*}
  update=$(printf %s "$version" | sed -n 's/^21\.0\.\([0-9]*\).*/\1/p')
  [ "${feature:-0}" -ge 22 ] && return 0
  [ "${feature:-0}" -eq 21 ] && [ "${update:-0}" -ge 8 ] && case $maker in Oracle*) false ;; *) true ;; esac
}

if [ $# -eq 0 ]; then
  on_path=$(command -v javac || true)
  [ -z "$on_path" ] || on_path=$(dirname "$(dirname "$(readlink -f "$on_path" 2>/dev/null || echo "$on_path")")")
  set -- "${JAVA_HOME:-}" "$on_path" \
    "$HOME"/.m2/jdks/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.gradle/jdks/* "$HOME"/.jenv/versions/* \
    "$HOME"/.jbang/currentjdk "$HOME"/.jbang/cache/jdks/* "$HOME"/.asdf/installs/java/* "$HOME"/.jabba/jdk/* \
    /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/jdk/* /opt/java/* /opt/jdk/* \
    "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home /Library/Java/JavaVirtualMachines/*/Contents/Home
  for home in $(env | sed -n 's/^JAVA[0-9A-Z_]*_HOME=//p'); do set -- "$@" "$home"; done
fi
found=
for home; do
  jdk "$home" || continue
  compiles && exit 0
  case $found in *"$version of ${maker:-an unknown maker} "*) continue ;; esac
  found="$found${found:+, }$version of ${maker:-an unknown maker} in $home"
done
echo "Chalet is built with JDK 21 or newer (of 21 with an OpenJDK build from 21.0.8 on, not Oracle's), and here is ${found:-no JDK}: install one, such as Eclipse Temurin, or name its folder in JAVA_HOME." >&2
exit 1
