#pragma once
#include "Signals.h"

#include <histedit.h>
#include <stdbool.h>
#include <wchar.h>

// Swift cannot import libedit's variadic calls, nor pass it `stdin` and `stdout`. These few functions stand in for them.

/// What a key does; answers one of libedit's CC_ codes.
typedef unsigned char (*editline_command)(EditLine *, int);
/// Reads one character: 1 when there is one, 0 at the end of the input, -1 where the wait was cut short.
typedef int (*editline_reader)(EditLine *, wchar_t *);
typedef wchar_t *(*editline_prompt)(EditLine *);

/// Opens an editor on standard input and output, with the user's ~/.editrc; NULL where libedit cannot start.
EditLine *editline_open(const char *program, editline_reader reader, editline_prompt prompt);
/// Gives the editor a context, which its commands find again.
void editline_set_context(EditLine *editor, void *context);
void *editline_context(EditLine *editor);
/// Makes `command` known under a name, so that keys can be bound to it.
void editline_add_command(EditLine *editor, const char *name, const char *help, editline_command command);
/// Binds a key sequence, in vi's command mode too.
void editline_bind(EditLine *editor, const char *keys, const char *command);
/// Draws the prompt and the buffer where the cursor stands, taking the screen below for empty.
void editline_redraw(EditLine *editor);
/// Switches the terminal to the modes of editing, or back to those of running programs.
void editline_set_editing_modes(EditLine *editor, bool editing);
/// Within the modes of editing: whether Ctrl-C is a signal, rather than a key.
void editline_take_signals(bool taken);

/// Gives the editor an empty history of at most `size` entries.
HistoryW *editline_add_history(EditLine *editor, int size);
/// Adds the latest entry.
void editline_remember(HistoryW *history, const wchar_t *entry);

/// The size of the terminal on standard output in character cells; false where it has none.
bool terminal_size(int *columns, int *rows);
/// How many columns a character takes; 0 for control characters.
int terminal_width(wchar_t character);
