/** A foreseen end of a command: a sentence for the person who ran it, and the exit code. */
export class Stop extends Error {
  /**
   * @param {string} message one sentence; empty when nothing needs to be said
   * @param {number} exitCode
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
