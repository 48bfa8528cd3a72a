/*
 * Keeps one core busy until its parent has gone, which shows as a closed IPC channel. It looks up only now and then, so
 * that it yields to nobody else.
 */
process.on('disconnect', () => process.exit())
function work() {
  for (const until = Date.now() + 50; Date.now() < until; );
  setImmediate(work)
}
work()
