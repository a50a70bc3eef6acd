#define _GNU_SOURCE  // for wcwidth

#include "CEditline.h"

#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

EditLine *editline_open(const char *program, editline_reader reader, editline_prompt prompt) {
    EditLine *editor = el_init(program, stdin, stdout, stderr);
    if (editor == NULL) {
        return NULL;
    }
    el_set(editor, EL_EDITOR, "emacs");
    el_source(editor, NULL);
    el_wset(editor, EL_PROMPT, prompt);
    el_wset(editor, EL_GETCFN, reader);
    // Ctrl-C and Ctrl-Z arrive as keys while editing, so that the cursor is always in a known place when they act.
    el_set(editor, EL_SETTY, "-d", "-isig", NULL);
    // Ctrl-S is a key as well: who presses it would see a screen that answers nothing any more.
    el_set(editor, EL_SETTY, "-d", "-ixon", NULL);
    // Both characters of a line break arrive as they are, so that a pasted one of two can be told from two line breaks.
    el_set(editor, EL_SETTY, "-d", "-icrnl", NULL);
    el_set(editor, EL_SETTY, "-d", "-inlcr", NULL);
    return editor;
}

void editline_set_context(EditLine *editor, void *context) {
    el_set(editor, EL_CLIENTDATA, context);
}

void *editline_context(EditLine *editor) {
    void *context = NULL;
    el_get(editor, EL_CLIENTDATA, &context);
    return context;
}

void editline_add_command(EditLine *editor, const char *name, const char *help, editline_command command) {
    el_set(editor, EL_ADDFN, name, help, command);
}

void editline_bind(EditLine *editor, const char *keys, const char *command) {
    el_set(editor, EL_BIND, keys, command, NULL);
    el_set(editor, EL_BIND, "-a", keys, command, NULL);
}

void editline_redraw(EditLine *editor) {
    el_set(editor, EL_REFRESH);
}

void editline_set_editing_modes(EditLine *editor, bool editing) {
    el_set(editor, EL_PREP_TERM, editing ? 1 : 0);
}

void editline_take_signals(bool taken) {
    struct termios modes;
    if (tcgetattr(STDIN_FILENO, &modes) != 0) {
        return;
    }
    modes.c_lflag = taken ? modes.c_lflag | ISIG : modes.c_lflag & ~(tcflag_t)ISIG;
    tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

HistoryW *editline_add_history(EditLine *editor, int size) {
    HistoryW *entries = history_winit();
    if (entries == NULL) {
        return NULL;
    }
    HistEventW event;
    history_w(entries, &event, H_SETSIZE, size);
    history_w(entries, &event, H_SETUNIQUE, 1);
    el_wset(editor, EL_HIST, history_w, entries);
    return entries;
}

void editline_remember(HistoryW *entries, const wchar_t *entry) {
    HistEventW event;
    history_w(entries, &event, H_ENTER, entry);
}

/* No screen has more columns or rows, whatever it says of itself. */
enum { LARGEST_TERMINAL = 1000 };

bool terminal_size(int *columns, int *rows) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col < LARGEST_TERMINAL ? size.ws_col : LARGEST_TERMINAL;
    *rows = size.ws_row < LARGEST_TERMINAL ? size.ws_row : LARGEST_TERMINAL;
    return true;
}

int terminal_width(wchar_t character) {
    int width = wcwidth(character);
    return width < 0 ? 0 : width;
}
