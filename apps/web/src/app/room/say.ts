import { isolated } from '@shinequo/domain/accounts/right-to-left'

/** Announces a text to screen readers, unless it is the one that was announced last. */
export function say(text: string): void {
  const said = document.getElementById('said')
  const spoken = isolated(text)
  if (said && said.textContent !== spoken) said.textContent = spoken
}
