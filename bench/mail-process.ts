import { startSmtpPlace } from '@shinequo/server/testing/smtp-place'

/** A mail server that takes what comes, in a process of its own; tells its address, and when asked how many came. */
process.once('message', async () => {
  const place = await startSmtpPlace()
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => process.send?.(place.received.length))
  process.send?.(place.url)
})
