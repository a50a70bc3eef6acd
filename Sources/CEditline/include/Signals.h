#pragma once

#include <stdbool.h>

/// From now on Ctrl-C and Ctrl-\ raise the flag below. The third time that nobody takes notice, it ends the process with
/// status 130, so that no evaluation can trap the user.
void interrupt_install(void);
/// Whether Ctrl-C was pressed since the flag was cleared. May be asked on any thread.
bool interrupt_is_raised(void);
void interrupt_clear(void);
/// A second flag, which clearing the first leaves as it is. May be asked on any thread.
void interrupt_keep(bool raised);
bool interrupt_is_kept(void);

/// From now on a change of the window's size, and going on after a stop, raise flags and wake a waiting read.
void terminal_changes_install(void);
/// Whether the window's size changed since the last call.
bool terminal_take_resize(void);
/// Whether the process was stopped and continued since the last call.
bool terminal_take_continue(void);

/// Writes `reset` and puts the terminal's present modes back if a signal ends the process before the guard is lifted.
/// `reset` must live as long as the process.
void terminal_guard(const char *reset);
void terminal_unguard(void);

/// Keeps the signals above, and Ctrl-Z, from the calling thread, or lets it have them.
void signals_block(bool blocked);
