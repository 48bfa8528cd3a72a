/** The digits of a typed or pasted code, at most six. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}
