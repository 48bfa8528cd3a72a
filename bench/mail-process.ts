import { startSmtpPlace } from '@shinequo/server/testing/smtp-place'

/**
 * A mail server that accepts everything, in its own process. Reports its address and, when asked, how many mails
 * arrived.
 */
process.once('message', async () => {
  const place = await startSmtpPlace()
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => process.send?.(place.received.length))
  process.send?.(place.url)
})
