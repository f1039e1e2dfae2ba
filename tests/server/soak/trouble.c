/* Preloaded into a server under test. While its control file says so, the files of a database are
   on a full or a slow disk or on one that hangs, the clock on the wall is wrong, and event loops
   stand still. The file is shared memory, so that looking costs nothing. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct trouble {
	int64_t clock_ahead_ms;
	int64_t disk_full;
	int64_t disk_delay_ms;
	int64_t disk_hangs;
	/* The process whose event loop stands still, or -1 for every one. */
	int64_t still_loop;
};

static volatile const struct trouble *trouble;
static const char *files;

__attribute__((constructor)) static void begin(void)
{
	const char *control = getenv("TROUBLE_CONTROL");
	files = getenv("TROUBLE_FILES");
	int fd = control ? open(control, O_RDONLY) : -1;
	if (fd < 0)
		return;
	void *shared = mmap(NULL, sizeof(struct trouble), PROT_READ, MAP_SHARED, fd, 0);
	if (shared != MAP_FAILED)
		trouble = shared;
	close(fd);
}

/* Whether a change of this file fails; a slow disk only takes its time. */
static int fails(int fd)
{
	if (!trouble || !files)
		return 0;
	if (!trouble->disk_full && !trouble->disk_delay_ms && !trouble->disk_hangs)
		return 0;
	char link[64], path[4096];
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	ssize_t length = readlink(link, path, sizeof path - 1);
	if (length < 0)
		return 0;
	path[length] = 0;
	if (strncmp(path, files, strlen(files)) != 0)
		return 0;
	while (trouble->disk_hangs)
		usleep(10000);
	if (trouble->disk_delay_ms)
		usleep((useconds_t)(1000 * trouble->disk_delay_ms));
	if (trouble->disk_full)
		errno = ENOSPC;
	return trouble->disk_full != 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *data, size_t size)
{
	static __typeof__(&write) real;
	real = real ? real : REAL(write);
	return fails(fd) ? -1 : real(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at)
{
	static __typeof__(&pwrite) real;
	real = real ? real : REAL(pwrite);
	return fails(fd) ? -1 : real(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at)
{
	static __typeof__(&pwrite64) real;
	real = real ? real : REAL(pwrite64);
	return fails(fd) ? -1 : real(fd, data, size, at);
}

int fsync(int fd)
{
	static __typeof__(&fsync) real;
	real = real ? real : REAL(fsync);
	return fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd)
{
	static __typeof__(&fdatasync) real;
	real = real ? real : REAL(fdatasync);
	return fails(fd) ? -1 : real(fd);
}

int ftruncate(int fd, off_t size)
{
	static __typeof__(&ftruncate) real;
	real = real ? real : REAL(ftruncate);
	return fails(fd) ? -1 : real(fd, size);
}

int ftruncate64(int fd, off64_t size)
{
	static __typeof__(&ftruncate64) real;
	real = real ? real : REAL(ftruncate64);
	return fails(fd) ? -1 : real(fd, size);
}

/* An event loop is what waits in the main thread; other threads go on, as they would beside a call
   that does not return. */
static void stand_still(void)
{
	if (!trouble || !trouble->still_loop || syscall(SYS_gettid) != getpid())
		return;
	while (trouble->still_loop == -1 || trouble->still_loop == getpid())
		usleep(10000);
}

int epoll_wait(int fd, struct epoll_event *events, int most, int timeout)
{
	static __typeof__(&epoll_wait) real;
	real = real ? real : REAL(epoll_wait);
	stand_still();
	return real(fd, events, most, timeout);
}

int epoll_pwait(int fd, struct epoll_event *events, int most, int timeout, const sigset_t *mask)
{
	static __typeof__(&epoll_pwait) real;
	real = real ? real : REAL(epoll_pwait);
	stand_still();
	return real(fd, events, most, timeout, mask);
}

int clock_gettime(clockid_t which, struct timespec *time)
{
	static __typeof__(&clock_gettime) real;
	real = real ? real : REAL(clock_gettime);
	int result = real(which, time);
	if (result == 0 && which == CLOCK_REALTIME && trouble)
		time->tv_sec += trouble->clock_ahead_ms / 1000;
	return result;
}
