// LD_PRELOAD library for the chaos scenarios: it records what a process writes below one folder and
// when it syncs it (for simulated power cuts), and makes writing or syncing fail on demand.
//
//   CHAOS_DIR     the folder that is watched
//   CHAOS_LOG     file that the records are appended to; nothing is recorded when unset
//   CHAOS_SWITCH  file of one byte: 'w' makes writing fail (ENOSPC), 's' syncing (EIO), '-' neither
//
// A record is one line of text, `op path [path2] offset length`, and after a write its bytes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MAX_FDS 4096
static char *paths[MAX_FDS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int log_fd = -1;
static volatile char *mode;

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  folder = getenv("CHAOS_DIR");
  folder_length = folder ? strlen(folder) : 0;
  const char *name = getenv("CHAOS_LOG");
  if (folder && name) log_fd = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  const char *toggle = getenv("CHAOS_SWITCH");
  int fd = toggle ? open(toggle, O_RDONLY | O_CLOEXEC) : -1;
  if (fd >= 0) {
    void *page = mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0);
    if (page != MAP_FAILED) mode = page;
    close(fd);
  }
}

static int failing(char what) { return mode && *mode == what; }

static const char *watched(int fd) { return fd >= 0 && fd < MAX_FDS ? paths[fd] : NULL; }

// One write call per record, so that a kill leaves no half record but the last.
static void record(const char *op, const char *path, const char *other, off_t offset, size_t length,
                   const void *data) {
  if (log_fd < 0) return;
  char head[2 * PATH_MAX + 64];
  int size = snprintf(head, sizeof head, "%s\t%s\t%s\t%lld\t%zu\n", op, path, other, (long long)offset,
                      length);
  struct iovec parts[2] = {{head, (size_t)size}, {(void *)data, data ? length : 0}};
  REAL(ssize_t, writev, int, const struct iovec *, int);
  pthread_mutex_lock(&lock);
  if (real(log_fd, parts, 2) < 0) perror("chaos log");
  pthread_mutex_unlock(&lock);
}

static int opened(int fd, const char *name, int made) {
  if (fd < 0 || fd >= MAX_FDS || !folder) return fd;
  char full[PATH_MAX];
  if (!realpath(name, full) || strncmp(full, folder, folder_length) != 0) return fd;
  // Shared memory of SQLite: rebuilt after a crash, and written through a mapping.
  size_t length = strlen(full);
  if (length > 4 && strcmp(full + length - 4, "-shm") == 0) return fd;
  paths[fd] = strdup(full);
  if (made) record("create", full, "", 0, 0, NULL);
  return fd;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, name, const char *, int, ...); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t bits = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    int made = (flags & O_CREAT) && access(path, F_OK) != 0; \
    int fd = real(path, flags, bits); \
    opened(fd, path, made); \
    if (fd >= 0 && (flags & O_TRUNC) && watched(fd)) record("truncate", watched(fd), "", 0, 0, NULL); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  REAL(int, close, int);
  if (fd >= 0 && fd < MAX_FDS) paths[fd] = NULL;
  return real(fd);
}

// A full disk takes a part of what it is given and then nothing.
static ssize_t full(void) {
  errno = ENOSPC;
  return -1;
}

#define PWRITE(name, offset_type) \
  ssize_t name(int fd, const void *data, size_t length, offset_type offset) { \
    REAL(ssize_t, name, int, const void *, size_t, offset_type); \
    const char *path = watched(fd); \
    if (path && failing('w')) return full(); \
    ssize_t done = real(fd, data, length, offset); \
    if (path && done > 0) record("write", path, "", offset, (size_t)done, data); \
    return done; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  const char *path = watched(fd);
  if (!path) return real(fd, data, length);
  if (failing('w')) return full();
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = real(fd, data, length);
  if (done > 0) record("write", path, "", offset, (size_t)done, data);
  return done;
}

#define TRUNCATE(name, offset_type) \
  int name(int fd, offset_type size) { \
    REAL(int, name, int, offset_type); \
    const char *path = watched(fd); \
    if (path && failing('w')) return (int)full(); \
    int done = real(fd, size); \
    if (path && done == 0) record("truncate", path, "", size, 0, NULL); \
    return done; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name) \
  int name(int fd) { \
    REAL(int, name, int); \
    const char *path = watched(fd); \
    if (path && failing('s')) { \
      errno = EIO; \
      return -1; \
    } \
    int done = real(fd); \
    if (path && done == 0) record("sync", path, "", 0, 0, NULL); \
    return done; \
  }
SYNC(fsync)
SYNC(fdatasync)

int rename(const char *from, const char *to) {
  REAL(int, rename, const char *, const char *);
  char full_from[PATH_MAX] = "", full_to[PATH_MAX] = "";
  if (!realpath(from, full_from)) full_from[0] = 0;
  int done = real(from, to);
  if (done == 0 && folder && strncmp(full_from, folder, folder_length) == 0 && realpath(to, full_to))
    record("rename", full_from, full_to, 0, 0, NULL);
  return done;
}

int unlink(const char *path) {
  REAL(int, unlink, const char *);
  char name[PATH_MAX] = "";
  int ours = folder && realpath(path, name) && strncmp(name, folder, folder_length) == 0;
  int done = real(path);
  if (ours && done == 0) record("unlink", name, "", 0, 0, NULL);
  return done;
}
