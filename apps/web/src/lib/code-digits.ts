/** The digits of a typed or pasted code, at most six. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}

/** A typed or pasted code of digits or of letters: its digits if it has any, otherwise at most ten letters. */
export function codeSigns(typed: string): string {
  return (
    codeDigits(typed) ||
    typed
      .replace(/[^a-z]/gi, '')
      .toUpperCase()
      .slice(0, 10)
  )
}

/** Whether nothing is missing of a code that `codeSigns` returned. */
export function isWholeCode(code: string): boolean {
  return /^(\d{6}|[A-Z]{10})$/.test(code)
}
