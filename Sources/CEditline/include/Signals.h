#pragma once

#include <stdbool.h>

/// From now on Ctrl-C raises the flag below. The third time that nobody takes notice, it ends the process with
/// status 130, so that no evaluation can trap the user.
void interrupt_install(void);
/// Whether Ctrl-C was pressed since the flag was cleared. May be asked on any thread.
bool interrupt_is_raised(void);
void interrupt_clear(void);

/// From now on a change of the window's size raises a flag and wakes a waiting read.
void resize_install(void);
/// Whether the window's size changed since the last call.
bool resize_take(void);

/// Writes `reset` and puts the terminal's present modes back if a signal ends the process before the guard is lifted.
/// `reset` must live as long as the process.
void terminal_guard(const char *reset);
void terminal_unguard(void);

/// Leaves the signals above to the threads that exist already, so that they wake the thread which waits for input.
void signals_leave_to_other_threads(void);
