/** Fetches the chunk of the signed-in pages; asking twice fetches once. */
export const loadSignedIn = () => import('./signed-in-frame.tsx')
