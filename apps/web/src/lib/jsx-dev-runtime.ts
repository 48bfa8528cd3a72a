/** The same as jsx-runtime.ts for `npm run dev`. */
import * as react from 'react/jsx-dev-runtime'
import { isolatedIn } from './jsx-runtime.ts'

export { Fragment, type JSX } from './jsx-runtime.ts'

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, isolatedIn(props), ...rest)
