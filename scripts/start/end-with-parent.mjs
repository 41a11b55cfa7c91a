// @ts-check
// Loaded into every process that the launcher starts: if the launcher is killed (kill -9), its channel closes, and
// the process stops cleanly instead of holding the port forever.
const HARD_STOP_MS = 8_000;

function end() {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), HARD_STOP_MS).unref();
}

// The launcher may have ended while this process was starting.
if (process.connected) process.once("disconnect", end);
else end();
// The listener above must not keep a finished process alive.
process.channel?.unref();
