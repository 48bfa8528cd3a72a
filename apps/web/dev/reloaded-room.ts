import type { Plugin } from 'vite'

const ROOM = '/src/app/room/main.tsx'

/** Reloads the page before any module is swapped, if the room's entry would be. */
const RELOADS = `
import.meta.hot.accept()
import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
  if (!updates.some(({ path }) => path === '${ROOM}')) return
  location.reload()
  return new Promise(() => undefined)
})
`

/**
 * The room's components are swapped as others are. What holds its connection cannot be swapped while it runs, so the dev
 * server reloads its page. Without this it would reload every page, since many sentences and rules are the room's too.
 */
export function reloadedRoom(): Plugin {
  return {
    name: 'reloaded-room',
    apply: 'serve',
    transform: {
      filter: { id: new RegExp(`${ROOM}$`) },
      handler: (code) => ({ code: code + RELOADS, map: null }),
    },
  }
}
