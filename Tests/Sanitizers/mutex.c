// Tells ThreadSanitizer of the waits of Swift's Mutex on Linux: they are in the library
// Synchronization, which is not built to be watched, so that what a mutex guards looks unguarded.
//
// script/soak builds it as a library and loads it before the tests. The functions of the sanitizer
// are missing in the programs that start these.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void LockSlow(
    uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void UnlockSlow(__attribute__((swift_context)) void *mutex);

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

LockSlow lock_slow __asm__(LOCK_SLOW);
UnlockSlow unlock_slow __asm__(UNLOCK_SLOW);

static LockSlow *original_lock_slow;
static UnlockSlow *original_unlock_slow;

__attribute__((constructor)) static void find_originals(void) {
  original_lock_slow = (LockSlow *)dlsym(RTLD_NEXT, LOCK_SLOW);
  original_unlock_slow = (UnlockSlow *)dlsym(RTLD_NEXT, UNLOCK_SLOW);
}

// _MutexHandle._lockSlow(_: UInt32)
__attribute__((swiftcall)) void lock_slow(
    uint32_t thread, __attribute__((swift_context)) void *mutex) {
  original_lock_slow(thread, mutex);
  if (__tsan_acquire) {
    __tsan_acquire(mutex);
  }
}

// _MutexHandle._unlockSlow()
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
  if (__tsan_release) {
    __tsan_release(mutex);
  }
  original_unlock_slow(mutex);
}
