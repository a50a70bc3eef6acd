#pragma once

#include <sys/types.h>

/// Starts a program in a folder, at a terminal of its own, which is its controlling terminal, so that Ctrl-C is a signal.
///
/// Gives the other end of the terminal, and the process; -1 where there is none to be had.
int pseudo_terminal_start(
    const char *path, const char *folder, char *const arguments[], char *const environment[], int columns, int rows,
    pid_t *process);

/// Gives the terminal another size, which the program hears of by a signal.
void pseudo_terminal_resize(int terminal, int columns, int rows);
