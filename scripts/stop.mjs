/** An expected end of a command, with a message for the user and an exit code. */
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
