/** Loads the chunk of the signed-in pages; a second call does not load it again. */
export const loadSignedIn = () => import('./signed-in-frame.tsx')
