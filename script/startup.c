// Linked into the chirp-gen that script/release makes for Linux, which runs where nothing else is:
// not even /proc, where the Swift runtime looks for what these give it.

#include <stddef.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count);

// glibc hands the arguments of the program to its constructors.
__attribute__((constructor)) static void give_arguments(int count, char **words) {
  _swift_stdlib_overrideUnsafeArgvArgc(words, count);
}

// In place of the runtime's own: without the program that prints backtraces, it prints none.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
