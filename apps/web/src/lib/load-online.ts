/** Loads code that a page works without. If that fails, loads it again when the browser is online again. */
export function loadOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(() =>
    new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      loadOnline(load),
    ),
  )
}
