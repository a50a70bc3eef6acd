#include "Signals.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Lock-free atomics are safe in a signal handler, and, unlike sig_atomic_t, to read on another thread.
static atomic_int interrupts;
static atomic_bool kept;
static atomic_bool resized;
static atomic_bool continued;

static const char *volatile guard_reset;
static volatile size_t guard_length;
static struct termios guard_modes;
static atomic_bool guarded;

static const int ending_signals[] = {SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGXCPU};
enum { ending_signal_count = sizeof ending_signals / sizeof ending_signals[0] };

// Without SA_RESTART a waiting read returns, which is how the editor hears of a signal.
static void install(int signal, void (*handler)(int), int flags) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

static void restore_terminal(void) {
    if (!atomic_load(&guarded)) {
        return;
    }
    ssize_t written = write(STDOUT_FILENO, guard_reset, guard_length);
    (void)written;
    tcsetattr(STDIN_FILENO, TCSANOW, &guard_modes);
}

static void on_interrupt(int signal) {
    (void)signal;
    if (atomic_fetch_add(&interrupts, 1) >= 2) {
        restore_terminal();
        _exit(130);
    }
}

static void on_resize(int signal) {
    (void)signal;
    atomic_store(&resized, true);
}

static void on_continue(int signal) {
    (void)signal;
    atomic_store(&continued, true);
}

// SA_RESETHAND has put the default back, which ends the process when the signal is raised again.
static void on_ending(int signal) {
    restore_terminal();
    raise(signal);
}

static void (*handler_of(int signal))(int) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigaction(signal, NULL, &action);
    return action.sa_handler;
}

// Ctrl-\ is Ctrl-C: what the Swift runtime does then is meant for crashes, and holds the terminal.
void interrupt_install(void) {
    install(SIGINT, on_interrupt, 0);
    install(SIGQUIT, on_interrupt, 0);
}

bool interrupt_is_raised(void) { return atomic_load_explicit(&interrupts, memory_order_relaxed) > 0; }
void interrupt_clear(void) { atomic_store(&interrupts, 0); }
void interrupt_keep(bool raised) { atomic_store(&kept, raised); }
bool interrupt_is_kept(void) { return atomic_load_explicit(&kept, memory_order_relaxed); }

void terminal_changes_install(void) {
    install(SIGWINCH, on_resize, 0);
    install(SIGCONT, on_continue, 0);
}

bool terminal_take_resize(void) { return atomic_exchange(&resized, false); }
bool terminal_take_continue(void) { return atomic_exchange(&continued, false); }

void terminal_guard(const char *reset) {
    if (tcgetattr(STDIN_FILENO, &guard_modes) != 0) {
        return;
    }
    guard_reset = reset;
    guard_length = strlen(reset);
    atomic_store(&guarded, true);
    for (int i = 0; i < ending_signal_count; i++) {
        if (handler_of(ending_signals[i]) == SIG_DFL) {
            install(ending_signals[i], on_ending, SA_RESETHAND);
        }
    }
}

void terminal_unguard(void) {
    if (!atomic_exchange(&guarded, false)) {
        return;
    }
    for (int i = 0; i < ending_signal_count; i++) {
        if (handler_of(ending_signals[i]) == on_ending) {
            install(ending_signals[i], SIG_DFL, 0);
        }
    }
}

void signals_block(bool blocked) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGQUIT);
    sigaddset(&set, SIGWINCH);
    sigaddset(&set, SIGCONT);
    sigaddset(&set, SIGTSTP);
    for (int i = 0; i < ending_signal_count; i++) {
        sigaddset(&set, ending_signals[i]);
    }
    pthread_sigmask(blocked ? SIG_BLOCK : SIG_UNBLOCK, &set, NULL);
}
