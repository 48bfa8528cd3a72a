import type { Plugin } from 'vite'

/**
 * Lets parts of the router that no page uses go (forms with actions, kept scroll positions; 1.3 kB of the first visit). A
 * display name, which only developer tools read, and a call of React that is not marked as pure would keep them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({ code: unnamed(code), map: null }),
    },
  }
}

/** Code of the router without display names and with its components marked as pure. */
export function unnamed(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/ = (?=React\$?\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ ')
}
