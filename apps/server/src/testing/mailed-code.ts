/** The code in the text of a mail, of six digits or of letters in two groups; 'no code' if it has none. */
export function mailedCodeIn(text: string | undefined): string {
  return /^(\d{6}|[A-Z]{5}-[A-Z]{5})\r?$/m.exec(text ?? '')?.[1] ?? 'no code'
}
