// LD_PRELOAD library for the chaos scenario `odd-clock`: it shifts a program's clock of the day, as if
// somebody had set it while the program runs. Clocks that only count on (CLOCK_MONOTONIC) stay as they
// are, as on a real machine.
//
//   CHAOS_CLOCK  file of eight bytes: the seconds to add
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *shift;

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("CHAOS_CLOCK");
  int fd = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (fd < 0) return;
  void *page = mmap(NULL, sizeof *shift, PROT_READ, MAP_SHARED, fd, 0);
  if (page != MAP_FAILED) shift = page;
  close(fd);
}

static time_t seconds(void) { return shift ? (time_t)*shift : 0; }

int clock_gettime(clockid_t which, struct timespec *now) {
  REAL(int, clock_gettime, clockid_t, struct timespec *);
  int done = real(which, now);
  if (done == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) now->tv_sec += seconds();
  return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  REAL(int, gettimeofday, struct timeval *, void *);
  int done = real(now, zone);
  if (done == 0 && now) now->tv_sec += seconds();
  return done;
}

time_t time(time_t *place) {
  REAL(time_t, time, time_t *);
  time_t now = real(NULL) + seconds();
  if (place) *place = now;
  return now;
}
