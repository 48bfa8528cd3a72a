import { machineChromium, machineShell } from './browser.mjs'

/* Prints the machine's browsers as settings, for Playwright when nobody has set them. Installs nothing. */
const chromium = machineChromium()
const shell = chromium && machineShell()
console.log(
  JSON.stringify({
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
  }),
)
