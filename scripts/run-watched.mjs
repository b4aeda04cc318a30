// No dependencies, no syntax newer than Node 20: see bootstrap.mjs.

const secondsOfGrace = 5;
const longestPauseSeconds = 60;
/** A process that lived this long begins again with the shortest pause. */
const steadySeconds = 600;

/**
 * Runs a child process until it ends by itself, passing signals on. A child that sent `{ type: 'alive', withinSeconds }` over its channel
 * and then sends none for so many seconds is ended, with SIGKILL where SIGTERM does nothing, and started again after a pause that doubles.
 */
export function runWatched(spawnChild) {
  let restarts = 0;
  let isStopping = false;
  let child = null;

  function start() {
    child = spawnChild();
    const watch = watchSilence(child, (seconds) => end(child, seconds));
    child.on('exit', (code, signal) => {
      watch.stop();
      if (!watch.isSilent() || isStopping) process.exit(signal === null ? (code ?? 1) : 1);
      child = null;
      setTimeout(start, pauseSeconds(watch.lived()) * 1000);
    });
  }

  function pauseSeconds(lived) {
    if (lived >= steadySeconds) restarts = 0;
    restarts += 1;
    return Math.min(2 ** (restarts - 1), longestPauseSeconds);
  }

  function end(silent, seconds) {
    const next = isStopping ? '' : ', and starting it again';
    console.error(`Process ${silent.pid} has not answered for ${seconds} seconds: ending it${next}.`);
    silent.kill('SIGTERM');
    setTimeout(() => silent.kill('SIGKILL'), secondsOfGrace * 1000).unref();
  }

  function stop(signal) {
    isStopping = true;
    if (child === null) process.exit(0);
    child.kill(signal);
  }

  start();
  return { stop };
}

/** Counts ticks rather than time, which goes on while a machine sleeps or a terminal holds both processes. */
function watchSilence(child, onSilence) {
  let limit = Number.POSITIVE_INFINITY;
  let silence = 0;
  let lived = 0;
  let isSilent = false;
  child.on('message', (message) => {
    if (message?.type !== 'alive') return;
    limit = message.withinSeconds;
    silence = 0;
  });
  const timer = setInterval(() => {
    silence += 1;
    lived += 1;
    if (silence <= limit || isSilent) return;
    isSilent = true;
    onSilence(limit);
  }, 1000);
  return { isSilent: () => isSilent, lived: () => lived, stop: () => clearInterval(timer) };
}
