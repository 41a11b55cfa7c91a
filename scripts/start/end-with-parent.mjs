// @ts-check
// Loaded into every process that the launcher starts: when the launcher is gone without a word (kill -9), its channel
// closes, and the process stops in order instead of holding the port for ever.
const HARD_STOP_MS = 8_000;

function end() {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), HARD_STOP_MS).unref();
}

// The launcher may have gone while this process was being born.
if (process.connected) process.once("disconnect", end);
else end();
// The listener above must not keep a finished process alive.
process.channel?.unref();
