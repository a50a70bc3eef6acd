#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_start(
    const char *path, const char *folder, char *const arguments[], char *const environment[], int columns, int rows,
    pid_t *process) {
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0) {
        return -1;
    }
    fcntl(terminal, F_SETFD, FD_CLOEXEC);
    // Not ptsname, which tests that run side by side would share the answer of.
    char name[128];
    if (grantpt(terminal) != 0 || unlockpt(terminal) != 0 || ptsname_r(terminal, name, sizeof name) != 0) {
        close(terminal);
        return -1;
    }
    // Kept open on this side too, so that the size is set before the program asks for it.
    int side = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    pseudo_terminal_resize(side, columns, rows);
    *process = fork();
    if (*process == 0) {
        setsid();
        ioctl(side, TIOCSCTTY, 0);
        dup2(side, STDIN_FILENO);
        dup2(side, STDOUT_FILENO);
        dup2(side, STDERR_FILENO);
        if (chdir(folder) == 0) {
            execve(path, arguments, environment);
        }
        _exit(127);
    }
    close(side);
    if (*process < 0) {
        close(terminal);
        return -1;
    }
    return terminal;
}

void pseudo_terminal_resize(int terminal, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    ioctl(terminal, TIOCSWINSZ, &size);
}
