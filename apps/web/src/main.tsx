import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { AppRoutes, preloadPage } from './app/routes.tsx'
import { accessToken } from './lib/token-store.ts'
import { loadUserDetails } from './lib/user-state.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root.')

/** For so long the first page waits for its chunks and its typeface; then it is drawn without. In milliseconds. */
const PATIENCE_MS = 500

// The guard takes this answer up, and asks again after a failure.
if (accessToken() !== null && /^\/(home|onboarding|scheduler)(\/|$)/i.test(location.pathname))
  loadUserDetails().catch(() => undefined)

Promise.race([
  Promise.allSettled([preloadPage(location.pathname), document.fonts.load('1rem Figtree')]),
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
]).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </StrictMode>,
    ),
  ),
)
